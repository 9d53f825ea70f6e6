/** Runs the `given` and expected steps of a scenario in a world. */
import { suggestion } from '@wallet/deploy/nearest';
import { performAction } from '../domains/action.ts';
import { findAction } from '../domains/actions.ts';
import { rewindWorld } from '../domains/session/session.ts';
import { canonical, contains } from '../world/plain.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import { createScenarioClient, type Reply, type SignedIn } from './scenario-client.ts';
import type { ParamValues } from './param.ts';
import { resolveReferences } from './reference.ts';
import { parseDuration } from './duration.ts';
import type { ActionStep, CallStep, GivenStep, PastStep, Step, WaitStep } from './scenario-schema.ts';

export type Runner = ReturnType<typeof createRunner>;

export function createRunner(world: World, params: ParamValues) {
  const client = createScenarioClient(world);
  const scope: Record<string, unknown> = { param: params };
  /** Entries of the journal by the name of their moment. */
  const marks = new Map<string, number>();

  function goThrough(step: PastStep): void {
    if ('mark' in step) {
      const { n } = world.journal.append({
        kind: 'control',
        name: 'scenario.mark',
        input: step,
        outcome: 'ok',
      });
      return void marks.set(step.mark, n);
    }
    const entry = marks.get(step.rewind);
    if (entry === undefined)
      throw new ControlError(
        'invalid',
        `There is no mark ${step.rewind}${suggestion(step.rewind, [...marks.keys()]) || ': write the step mark before.'}`,
      );
    rewindWorld(world, entry, 'scenario.rewind', step);
  }

  /** Compares the response of a step with the expected part, and saves it for references. */
  function checkResponse({ answer: part, saveAs: name }: CallStep | ActionStep, response: unknown): void {
    if (part !== undefined && !contains(response, part))
      throw new ControlError(
        'conflict',
        `expected a response with ${canonical(part)}, got ${canonical(response)}`,
      );
    if (name !== undefined) scope[name] = response;
  }

  function runAtOnce(step: ActionStep | WaitStep): void {
    if ('wait' in step) return void world.advance(step.wait === 'next' ? 'next' : parseDuration(step.wait));
    const { outcome: expected = 'ok' } = step;
    const { outcome, result, reason } = attempt(world, step);
    if (outcome !== expected && !(expected === 'refused' && outcome !== 'ok'))
      throw new ControlError('conflict', mismatch(step, outcome, reason));
    if (outcome === 'ok' && step.action === 'members.signIn') client.useToken(result as SignedIn);
    if (outcome === 'ok') checkResponse(step, result);
  }

  function checkReply(step: CallStep, { outcome, problems, body }: Reply): void {
    const { outcome: expected = 'ok' } = step;
    if (outcome !== expected)
      throw new ControlError(
        'conflict',
        [`expected ${expected}, got ${outcome}`, ...problems, ...adviceOn(outcome)].join('; '),
      );
    checkResponse(step, body);
  }

  /** Sends all calls before the first response arrives. */
  const together = (calls: readonly CallStep[]): Promise<void> =>
    Promise.all(calls.map((step) => client.call(step))).then((replies) =>
      calls.forEach((step, index) => {
        const reply = replies[index];
        if (reply) within(`together[${index}]`, () => checkReply(step, reply));
      }),
    );

  return {
    /** The values of references in the next step: `$param` and saved responses. */
    scope,
    /** Runs a step with fault rules. Resolves after the response. Throws or rejects for an unexpected outcome. */
    run(written: Step): Promise<void> | undefined {
      const step = resolveReferences(written, scope);
      if ('call' in step) return client.call(step).then((reply) => checkReply(step, reply));
      if ('together' in step) return together(step.together);
      if ('mark' in step || 'rewind' in step) goThrough(step);
      else runAtOnce(step);
      return undefined;
    },
    /** Runs a step synchronously, without fault rules. Throws a ControlError for an unexpected outcome. */
    arrange(written: GivenStep): void {
      const step = resolveReferences(written, scope);
      if ('call' in step) checkReply(step, client.callSync(step));
      else runAtOnce(step);
    },
  };
}

const adviceOn = (outcome: string): string[] =>
  outcome === 'EXPIRED_AUTH_TOKEN'
    ? ['the session has ended, as after a rewind: sign in again with the action members.signIn']
    : [];

/** The outcome is `ok`, an error code, or `refused` for an error without a code. */
function attempt(world: World, { action: name, params }: ActionStep) {
  const action = findAction(name);
  if (!action) throw new ControlError('invalid', `There is no action ${name}.`);
  try {
    return { outcome: 'ok', result: performAction(world, action, params) };
  } catch (error) {
    if (!(error instanceof ControlError) || error.reason === 'invalid') throw error;
    return { outcome: error.code ?? 'refused', reason: error.message };
  }
}

function mismatch({ outcome: expected }: ActionStep, outcome: string, reason: string | undefined): string {
  if (reason === undefined) return `expected ${expected ?? 'ok'}, got ${outcome}`;
  return expected === undefined ? reason : `expected ${expected}: ${reason}`;
}

/** Adds the place in the scenario to a ControlError. */
export function within(place: string, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    throw new ControlError(error.reason, `${place}: ${error.message}`);
  }
}
