/** A contract case: one sentence that is true of every backend of the contract, and how it is tried. */
import type { Noun, OperationId } from '@wallet/contract';
import type { Stage } from './stage.ts';

/** What a case may need of a target, and how it is said that the target has not got it. */
export const needs = {
  member: 'nobody to sign in as: give --member and CONFORM_PASSWORD',
  'second-member': 'no second member: give --second-member and CONFORM_SECOND_PASSWORD',
  effects: 'it changes things: allow that with --allow-effects',
  control: 'facts have to be arranged, and the target has no control API',
  clock: 'time has to pass, and the clock of the target cannot be moved',
  socket: 'the chat socket cannot be reached: give --socket-url',
  malformed: 'requests that break the contract do not reach the target',
  unreadable: 'what cannot be read as a request of the contract does not reach the target',
} as const;
export type Need = keyof typeof needs;
export const needNames = Object.keys(needs) as Need[];

export interface CaseBody {
  /** Where the rule is written: `spec 5, Transfer` or `decisions 17`. */
  readonly cites: string;
  /** What it needs; the stage gives nothing that is not named here. */
  readonly needs?: readonly Need[];
  readonly run: (stage: Stage) => Promise<void>;
}

export interface ContractCase extends Required<CaseBody> {
  readonly about: Noun | 'every call' | 'socket';
  /** A sentence; no two are alike. */
  readonly name: string;
}

/** Cases about one thing, by their sentences. */
export const about = (
  what: ContractCase['about'],
  cases: Readonly<Record<string, CaseBody>>,
): ContractCase[] => Object.entries(cases).map(([name, body]) => ({ about: what, name, needs: [], ...body }));

/** Most cases arrange facts and change something. */
export const arranged: readonly Need[] = ['control', 'member', 'effects'];
export const arrangedOverTime: readonly Need[] = [...arranged, 'clock'];
export const arrangedForTwo: readonly Need[] = [...arranged, 'second-member'];

/** A case about one call. */
export const named = (id: OperationId, sentence: string): string => `${id} ${sentence}`;
