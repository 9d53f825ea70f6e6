import { suggestion } from '@wallet/deploy/nearest';
import { journalNames } from '../scenario/journal-names.ts';
import { ControlError, invalid } from '../world/control-error.ts';
import { controlRoutes } from './control.contract.ts';
import type { Expectation, Verification } from '../world/journal-schema.ts';
import type { DeferredResponses } from '../http/deferred-responses.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';

const names = [...journalNames, ...controlRoutes.map(({ id }) => id)];

/** Throws a ControlError for a misspelt name, which would meet any expectation of no entry. */
function requireKnownName(world: World, { name }: Expectation): void {
  if (names.includes(name) || world.journal.entries().some((entry) => entry.name === name)) return;
  throw invalid(`No journal entry is named ${name}${suggestion(name, names) || '.'}`);
}

/** Resolves when the expectation is met, or after the timeout. Rejects when the world is replaced. */
async function wait(
  world: World,
  expectation: Expectation,
  timeoutMs: number,
  { endSignal, sleep }: DeferredResponses,
): Promise<Verification> {
  const replaced = endSignal(world);
  const isMet = (): boolean => world.journal.verify(expectation).isMet;
  if (!isMet()) {
    let stopListening = (): void => undefined;
    const met = new Promise<void>((resolve) => {
      stopListening = world.journal.listen(() => isMet() && resolve());
    });
    await Promise.race([met, sleep(world, timeoutMs)]);
    stopListening();
  }
  if (replaced.aborted) throw new ControlError('conflict', `${world.id} was replaced or removed.`);
  return world.journal.verify(expectation);
}

export const journalHandlers: ControlHandlers<'journal'> = {
  list: ({ world, query }) => world.journal.entries(query.from),
  verify({ world, body }) {
    requireKnownName(world, body);
    return world.journal.verify(body);
  },
  wait({ world, body: { expectation, timeoutMs }, context: { deferredResponses } }) {
    requireKnownName(world, expectation);
    return wait(world, expectation, timeoutMs, deferredResponses);
  },
};
