/** Required fields of each response: with another value there, the response counts as unexpected. */
import type { OperationId } from '@wallet/contract';

export const neededFields: Partial<Record<OperationId, readonly string[]>> = {
  'registration.otpSetting': ['.registerOTP'],
  'profile.read': ['.profile'],
  'site.active': ['.status'],
  'bonus.checkActive': ['.status'],
  'wallet.read': ['.profile', '.slots', '.wallet', '.wallet.amount'],
  'deposit.qr': ['.hasQrcode'],
  'withdraw.limits': ['.withdrawMax', '.withdrawMin'],
  'game.account': ['.username'],
  'bonus.checkMinimum': ['.minimum'],
  'invite.list': ['.invites'],
  'refund.list': ['.refunds'],
  'refund.check': ['.refundAmount', '.refundFail', '.refundSuccess', '.result'],
  'spin.setup': ['.result', '.result.userCoin'],
  'spin.coupons': ['.coupons'],
  'spin.active': ['.isActive'],
  'statement.list': ['.statements'],
  'statement.slips': ['.slips'],
  'statement.slipReference': ['.url'],
  'chat.enabled': ['.enableChatWidget'],
};
