/** Ties the rules of a noun to its calls: one line per call, everything that arrives and leaves typed by the contract. */
import type { Operation } from '@wallet/contract';
import { contract } from '@wallet/contract';
import type { Session } from '@wallet/contract/c';
import type { LanguageTag } from '../domains/localized-text.ts';
import type { Member } from '../domains/profile/member.ts';
import type { World } from '../world/world.ts';
import type { AnswerOf, BodyOf, Calls, ParamsOf, SessionOf } from './route.ts';

type Caller<Who extends Session> = Who extends 'guest'
  ? unknown
  : Who extends 'member'
    ? { readonly member: Member; readonly token: string }
    : { readonly member: Member | undefined; readonly token: string | undefined };

type Input<Key extends string, Value> = Value extends undefined ? unknown : { readonly [K in Key]: Value };

/** The context of a handler: the world, the caller, and the validated input. */
export type CallContext<Call> = {
  readonly world: World;
  readonly ip: string;
  /** Of the operator's texts in the answer. */
  readonly language: LanguageTag;
} & Caller<SessionOf<Call>> &
  Input<'body', BodyOf<Call>> &
  Input<'params', ParamsOf<Call>>;

/** A handler runs in one synchronous step: in a staged command for an effect, without any write for a safe call. */
export type Handler<Call> = (context: CallContext<Call>) => AnswerOf<Call>;

export type Handlers<NounCalls> = { readonly [Name in keyof NounCalls]: Handler<NounCalls[Name]> };

/** A handler for code that treats all calls alike; the pipeline has validated what it passes on. */
export type AnyHandler = (context: Readonly<Record<string, unknown>>) => unknown;

/** A noun's calls with what answers them. */
export interface Binding {
  readonly calls: Calls;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** `bind(contract.withdraw, { limits: ({ world }) => …, create: ({ world, member, body }) => … })` */
export const bind = <NounCalls extends Calls>(calls: NounCalls, handlers: Handlers<NounCalls>): Binding => ({
  calls,
  // A handler's own context is stricter than the erased one; only the pipeline calls it, with what it validated.
  handlers: handlers as Binding['handlers'],
});

/** The handler of a call. Throws where its noun is not bound. */
export function handlerOf(bindings: readonly Binding[], { id, noun }: Operation): AnyHandler {
  const binding = bindings.find(({ calls }) => calls === contract[noun]);
  const handler = binding?.handlers[id.slice(noun.length + 1)];
  if (!handler) throw new Error(`Nothing answers ${id}`);
  return handler;
}
