/** A control call for each action of a noun. */
import type { Action } from '../domains/action.ts';
import { allActions, type actions } from '../domains/actions.ts';
import { send } from './control-call.ts';
import { controlPrefix } from './control-header.ts';

type Actions = typeof actions;

type ActionCall<One> =
  One extends Action<`${infer Noun}.${infer Name}`, infer Body, infer Result>
    ? ReturnType<typeof send<'POST', `${typeof controlPrefix}/worlds/:world/${Noun}/${Name}`, Body, Result>>
    : never;

export type ActionCalls = {
  readonly [Noun in keyof Actions]: {
    readonly [Name in keyof Actions[Noun]]: ActionCall<Actions[Noun][Name]>;
  };
};

export const actionRoutes = allActions.map(({ name, body, result }) => ({
  ...send('POST', `${controlPrefix}/worlds/:world/${name.replace('.', '/')}`, body, result),
  id: name,
}));
