import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';

const rich = demoMembers.rich.phone;
const friend = '0899999998';

export const registeredByInviteScenario = defineScenario({
  name: 'registered-by-invite',
  title: `A friend registered with the invite link of ${demoPhones.rich} and played: there is ฿60.00 to receive.`,
  market: 'thailand',
  given: [
    { action: 'members.read', params: { member: rich }, saveAs: 'inviter' },
    { call: 'registration.sendOtp', body: { phoneNumber: friend }, saveAs: 'otp' },
    { action: 'registration.readOtp', params: { phone: friend }, saveAs: 'message' },
    {
      call: 'registration.verifyOtp',
      body: { otpToken: '$otp.otpToken', otpCode: '$message.code' },
    },
    {
      call: 'registration.register',
      body: {
        name: 'Friend Demo',
        username: friend,
        password: demoPassword,
        inviteCode: 'PR${inviter.member.id}',
        bankCode: 'SCB',
        bankAccountName: 'FRIEND DEMO',
        bankAccountNo: '5550002222',
      },
    },
    { action: 'deposit.receiveTransfer', params: { member: friend, channel: 'SCB', amount: 6_000 } },
    { action: 'game.openAccount', params: { member: friend, slot: 'PG' } },
    { action: 'wallet.transfer', params: { member: friend, from: 'wallet', to: 'PG', amount: 6_000 } },
    { action: 'game.playRound', params: { member: friend, slot: 'PG', stake: 6_000, won: 5_000 } },
  ],
  expect: {
    steps: [
      { call: 'invite.list', as: rich, body: { page: 1, limit: 10 } },
      { call: 'invite.receive', as: rich },
    ],
    statement: [{ member: rich, statementType: 'bonus', amount: 60, times: 1 }],
  },
});
