/** A contract case: a sentence that holds for every conforming backend, and its test. */
import type { Noun, Operation } from '@wallet/contract';
import type { Capability } from './capability.ts';
import type { Context, MemberCaller } from './context.ts';

export interface CaseBody {
  /** Source of the rule: `spec 5, Transfer` or `decisions 17`. */
  readonly cites: string;
  /** Required capabilities; the context provides no others. */
  readonly requires?: readonly Capability[];
  readonly run: (context: Context) => Promise<void>;
}

export interface ContractCase extends Required<CaseBody> {
  readonly about: Noun | 'every call' | 'socket';
  readonly name: string;
}

/** Returns the test of a case that starts with these facts. */
export const given =
  <Facts>(
    arrange: (context: Context) => Promise<Facts>,
    run: (facts: Facts, context: Context) => Promise<void>,
  ): CaseBody['run'] =>
  async (context) =>
    run(await arrange(context), context);

export const theMember = (context: Context): Promise<MemberCaller> => context.member();

/** Returns cases with their subject, from a record by sentence. `requires` holds for those without their own. */
export const about = (
  subject: ContractCase['about'],
  requires: readonly Capability[],
  cases: Readonly<Record<string, CaseBody>>,
): ContractCase[] =>
  Object.entries(cases).map(([name, body]) => ({ about: subject, name, requires, ...body }));

/** Returns one case for each of the calls; its name is the id of the call and the sentence. */
export const aboutEach = <Call extends Operation>(
  calls: readonly Call[],
  sentence: string,
  caseOf: (call: Call) => CaseBody,
): ContractCase[] =>
  about('every call', [], Object.fromEntries(calls.map((call) => [`${call.id} ${sentence}`, caseOf(call)])));

/** Returns the requirements of a call that must fail: a wrong backend may still execute it. */
export const toFail = ({ metadata }: Operation, ...others: readonly Capability[]): readonly Capability[] =>
  metadata.safe ? others : [...others, 'effects'];
