/** Binds the rules of a noun to its calls. The contract types the input and the result of each handler. */
import type { Operation } from '@wallet/contract';
import { contract } from '@wallet/contract';
import type { Session } from '@wallet/contract/c';
import type { LanguageTag } from '../world/localized-text.ts';
import type { World } from '../world/world.ts';
import type { ResponseOf, BodyOf, Calls, ParamsOf, SessionOf } from './route.ts';

type Caller<Who extends Session, Member> = Who extends 'guest'
  ? unknown
  : Who extends 'member'
    ? { readonly member: Member; readonly token: string }
    : { readonly member: Member | undefined; readonly token: string | undefined };

type Input<Key extends string, Value> = Value extends undefined ? unknown : { readonly [K in Key]: Value };

/** The context of a handler: the world, the caller, and the validated input. */
export type CallContext<Call, Member> = {
  readonly world: World;
  readonly ip: string;
  /** The language of the operator's texts in the response. */
  readonly language: LanguageTag;
} & Caller<SessionOf<Call>, Member> &
  Input<'body', BodyOf<Call>> &
  Input<'params', ParamsOf<Call>>;

/** Runs in one synchronous step: in a staged command for an effect, read-only for a safe call. */
export type Handler<Call, Member> = (context: CallContext<Call, Member>) => ResponseOf<Call>;

export type Handlers<NounCalls, Member> = {
  readonly [Name in keyof NounCalls]: Handler<NounCalls[Name], Member>;
};

/** A handler for code that treats all calls alike. The pipeline validates its input. */
export type AnyHandler = (context: Readonly<Record<string, unknown>>) => unknown;

export interface Binding {
  readonly calls: Calls;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** Returns the function that binds the calls of a noun, for members of this type. */
export const bindTo =
  <Member>() =>
  <NounCalls extends Calls>(calls: NounCalls, handlers: Handlers<NounCalls, Member>): Binding => ({
    calls,
    // The erased context is wider, but only the pipeline calls a handler, with validated input.
    handlers: handlers as Binding['handlers'],
  });

/** Returns the handler of a call. Throws when its noun is not bound. */
export function handlerOf(bindings: readonly Binding[], { id, noun }: Operation): AnyHandler {
  const binding = bindings.find(({ calls }) => calls === contract[noun]);
  const handler = binding?.handlers[id.slice(noun.length + 1)];
  if (!handler) throw new Error(`There is no handler of ${id}: add it to its .http.ts`);
  return handler;
}
