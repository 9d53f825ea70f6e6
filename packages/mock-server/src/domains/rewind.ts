import type { World } from '../world/world.ts';
import { expireLaterTokens, tokensOf } from './session/session.ts';

/** Returns a world to a journal entry, and expires the tokens from after it. `name` and `input` are in the journal. */
export function rewindWorld(world: World, entry: number, name: string, input: unknown): void {
  const issued = tokensOf(world);
  world.rewind(entry);
  world.command({ kind: 'control', name, input }, () => expireLaterTokens(world, issued));
}
