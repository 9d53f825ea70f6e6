/** Takes the steps of a scenario in a world: those that arrange it, and those that play it. */
import { performAction } from '../domains/action.ts';
import { findAction } from '../domains/actions.ts';
import { canonical, contains } from '../world/plain.ts';
import { Refused } from '../world/refused.ts';
import type { World } from '../world/world.ts';
import type { Reply } from './client.ts';
import { createClient } from './client.ts';
import type { ParamValues } from './param.ts';
import type { Scope } from './reference.ts';
import { fill } from './reference.ts';
import { readSpan } from './span.ts';
import type { CallStep, DoStep, Step, WaitStep } from './step.ts';

export interface Player {
  /** What references of the next step may name: `$param`, and what was kept. */
  readonly scope: Scope;
  /** Takes a step, with fault rules; a call is done when it was answered. Refuses when it does not come out as it says. */
  play(step: Step): Promise<void> | undefined;
  /** Takes a step at once and without fault rules. Throws a Refused when it does not come out as it says. */
  arrange(step: Step): void;
}

export function createPlayer(world: World, params: ParamValues): Player {
  const client = createClient(world);
  const scope: Record<string, unknown> = { param: params };

  function keep({ answer: part, keep: name }: CallStep | DoStep, answer: unknown): void {
    if (part !== undefined && !contains(answer, part))
      throw new Refused('impossible', `expected an answer with ${canonical(part)}, got ${canonical(answer)}`);
    if (name !== undefined) scope[name] = answer;
  }

  function take(step: DoStep | WaitStep): void {
    if ('wait' in step) return void world.advance(step.wait === 'next' ? 'next' : readSpan(step.wait));
    const action = findAction(step.do);
    if (!action) throw new Refused('senseless', `There is no action ${step.do}.`);
    keep(step, performAction(world, action, step.with));
  }

  function judge(step: CallStep, { outcome, body }: Reply): void {
    const { outcome: wanted = 'ok' } = step;
    if (outcome !== wanted) throw new Refused('impossible', `expected ${wanted}, got ${outcome}`);
    keep(step, body);
  }

  return {
    scope,
    play(written) {
      const step = fill(written, scope);
      if ('call' in step) return client.call(step).then((reply) => judge(step, reply));
      take(step);
      return undefined;
    },
    arrange(written) {
      const step = fill(written, scope);
      if ('call' in step) judge(step, client.callNow(step));
      else take(step);
    },
  };
}
