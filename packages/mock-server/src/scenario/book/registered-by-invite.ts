import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const rich = demoMembers.rich.phone;
const friend = '0899999998';

export const registeredByInviteScenario = defineScenario({
  name: 'registered-by-invite',
  title: 'Somebody registered with the invite link of 0812345678 and played: ฿60.00 to receive.',
  market: 'thailand',
  given: [
    { do: 'members.read', with: { member: rich }, keep: 'inviter' },
    { call: 'registration.sendOtp', with: { phoneNumber: friend }, keep: 'otp' },
    { do: 'registration.readOtp', with: { phone: friend }, keep: 'message' },
    {
      call: 'registration.verifyOtp',
      with: { otpToken: '$otp.otpToken', otpCode: '$message.code' },
    },
    {
      call: 'registration.register',
      with: {
        name: 'Friend Demo',
        username: friend,
        password: 'demo1234',
        inviteCode: 'PR${inviter.member.id}',
        bankCode: 'SCB',
        bankAccountName: 'FRIEND DEMO',
        bankAccountNo: '5550002222',
      },
    },
    { do: 'deposit.receiveTransfer', with: { member: friend, channel: 'SCB', amount: 6_000 } },
    { do: 'game.openAccount', with: { member: friend, slot: 'PG' } },
    { do: 'wallet.transfer', with: { member: friend, from: 'wallet', to: 'PG', amount: 6_000 } },
    { do: 'game.playRound', with: { member: friend, slot: 'PG', stake: 6_000, won: 5_000 } },
  ],
  expect: {
    play: [
      { call: 'invite.list', as: rich, with: { page: 1, limit: 10 } },
      { call: 'invite.receive', as: rich },
    ],
    statement: [{ member: rich, statementType: 'bonus', amount: 60, times: 1 }],
  },
});
