/** A control call for each action of a noun. */
import type { ActionDefinition } from '../domains/action.ts';
import { allActions, type actions } from '../domains/actions.ts';
import { send } from './control-call.ts';
import { controlPrefix } from './control-header.ts';

type Actions = typeof actions;

type ActionCall<Noun extends string, Name extends string, One> =
  One extends ActionDefinition<infer Body, infer Result>
    ? ReturnType<typeof send<'POST', `${typeof controlPrefix}/worlds/:world/${Noun}/${Name}`, Body, Result>>
    : never;

export type ActionCalls = {
  readonly [Noun in keyof Actions]: {
    readonly [Name in keyof Actions[Noun] & string]: ActionCall<Noun, Name, Actions[Noun][Name]>;
  };
};

export const actionRoutes = allActions.map(({ name, body, result }) => ({
  ...send('POST', `${controlPrefix}/worlds/:world/${name.replace('.', '/')}`, body, result),
  id: name,
}));
