/** A control call for each action of a noun. */
import type { Action } from '../domains/action.ts';
import { actions } from '../domains/actions.ts';
import { send } from './control-call.ts';
import { controlPrefix } from './control-header.ts';

type Actions = typeof actions;

type ActionCall<One> =
  One extends Action<`${infer Noun}.${infer Name}`, infer Body, infer Result>
    ? ReturnType<
        typeof send<'POST', `${typeof controlPrefix}/worlds/:world/${Noun}/${Name}`, Body, Result>
      > & { readonly summary: string }
    : never;

export type ActionCalls = {
  readonly [Noun in keyof Actions]: {
    readonly [Name in keyof Actions[Noun]]: ActionCall<Actions[Noun][Name]>;
  };
};

const callOf = ({ name, title, body, result }: Action) => ({
  ...send('POST', `${controlPrefix}/worlds/:world/${name.replace('.', '/')}`, body, result),
  summary: title,
});

// `Object.fromEntries` loses the entry types, which `ActionCall` derives.
export const actionCalls = Object.fromEntries(
  Object.entries(actions).map(([noun, ofNoun]) => [
    noun,
    Object.fromEntries(Object.entries<Action>(ofNoun).map(([name, action]) => [name, callOf(action)])),
  ]),
) as unknown as ActionCalls;
