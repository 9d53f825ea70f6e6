/** All actions, by noun and name. The noun `members` belongs to profile and registration. */
import { bonusActions } from './bonus/bonus.actions.ts';
import { chatActions } from './chat/chat.actions.ts';
import { depositActions } from './deposit/deposit.actions.ts';
import { gameActions } from './game/game.actions.ts';
import { inviteActions } from './invite/invite.actions.ts';
import { memberActions } from './profile/profile.actions.ts';
import { refundActions } from './refund/refund.actions.ts';
import { registrationActions } from './registration/registration.actions.ts';
import { sessionActions } from './session/session.actions.ts';
import { siteActions } from './site/site.actions.ts';
import { spinActions } from './spin/spin.actions.ts';
import type { Action, ActionDefinition } from './action.ts';
import { walletActions } from './wallet/wallet.actions.ts';
import { withdrawActions } from './withdraw/withdraw.actions.ts';

export const actions = {
  members: memberActions,
  session: sessionActions,
  registration: registrationActions,
  site: siteActions,
  wallet: walletActions,
  deposit: depositActions,
  withdraw: withdrawActions,
  game: gameActions,
  bonus: bonusActions,
  invite: inviteActions,
  refund: refundActions,
  spin: spinActions,
  chat: chatActions,
} as const;

export const allActions: readonly Action[] = Object.entries(actions).flatMap(([noun, ofNoun]) =>
  Object.entries<ActionDefinition>(ofNoun).map(([name, action]) => ({ ...action, name: `${noun}.${name}` })),
);

const byName = new Map(allActions.map((action) => [action.name, action]));

/** Returns the action of that name, e.g. `deposit.payQr`. */
export const findAction = (name: string): Action | undefined => byName.get(name);
