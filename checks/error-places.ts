/** Where a player sees that a call was refused (spec 8, Behaviour on errors). */
import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';

const inForm = 'in the form, below what it is about';
const redToast = 'a red toast of 4 seconds';
const dialog = 'the error dialog';
const alert = 'an error alert';
const chatAlert = 'an alert of the chat, for 4 seconds';

/** Calls whose refusal interrupts somebody; any other only leaves its place without content. */
const places: { readonly [Id in OperationId]?: string } = {
  'session.login': inForm,
  'registration.sendOtp': inForm,
  'registration.verifyOtp': inForm,
  'registration.validate': inForm,
  'registration.register': inForm,
  'profile.update': inForm,
  'profile.renameHolder': inForm,
  'profile.changePassword': alert,
  'wallet.refresh': redToast,
  'wallet.add': redToast,
  'wallet.transfer': dialog,
  'wallet.transferAll': dialog,
  'withdraw.create': dialog,
  'withdraw.createAll': dialog,
  'deposit.sendSlip': inForm,
  'deposit.sendLink': inForm,
  'deposit.createQr': redToast,
  'deposit.cancelQr': redToast,
  'game.resetPassword': redToast,
  'game.autoLogin': 'the dialog of the game, which shows user name and password instead',
  'game.autoLoginWithPassword': 'the dialog of the game, which shows user name and password instead',
  'bonus.activate': alert,
  'bonus.activatePromotion': alert,
  'bonus.clear': 'an error alert, titled that the bonus could not be cancelled',
  'invite.receive': redToast,
  'refund.receive': redToast,
  'refund.addToWallet': redToast,
  'spin.spin': alert,
  'spin.claim': alert,
  'chat.send': chatAlert,
  'chat.uploadImage': chatAlert,
  'chat.uploadVideo': chatAlert,
};

/** Swallowed silently, says the specification; so that nobody waits for it, the place offers to try again (decisions 26). */
const inPlace = 'in its place, with a way to try again';

/** Where the refusal of one call is shown. */
export const placeOf = (id: OperationId): string => places[id] ?? inPlace;

/** Where a code that any call may answer is shown, when that is not where the call shows its own. */
export const commonPlaces: { readonly [Code in ErrorCode]?: string } = {
  UNAUTHORIZED: '/login, with the reason',
  EXPIRED_AUTH_TOKEN: '/login, with the reason',
};
