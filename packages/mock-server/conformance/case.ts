/** A contract case: one sentence that is true of every backend of the contract, and how it is tried. */
import type { Noun, OperationId } from '@wallet/contract';
import type { Capability } from './capability.ts';
import type { Context } from './context.ts';

export interface CaseBody {
  /** Where the rule is written: `spec 5, Transfer` or `decisions 17`. */
  readonly cites: string;
  /** Its requirements; the context gives nothing that is not named here. */
  readonly requires?: readonly Capability[];
  readonly run: (context: Context) => Promise<void>;
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
): ContractCase[] =>
  Object.entries(cases).map(([name, body]) => ({ about: what, name, requires: [], ...body }));

/** A case about one call. */
export const named = (id: OperationId, sentence: string): string => `${id} ${sentence}`;
