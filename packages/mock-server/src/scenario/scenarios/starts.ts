/** Initial states. */
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import type { Scenario } from '../scenario-schema.ts';

const { rich, new: newcomer } = demoPhones;

const phone = '0899999999';
const wrong = { otpToken: '$otp.otpToken', otpCode: 'wrong' };

export const starts: readonly Scenario[] = [
  {
    name: 'default',
    title: 'Every demo member, with four months of history.',
    expect: {
      steps: [{ call: 'wallet.read', as: rich, answer: { wallet: { amount: 25_000 } } }],
      balances: [{ member: rich, account: 'wallet', is: 25_000 }],
    },
  },
  {
    name: 'empty',
    title: `One brand-new member, 0800000001 with the password ${demoPassword}, who has nothing yet.`,
    members: 'nobody',
    given: [
      {
        action: 'members.create',
        params: { phone: '0800000001', name: 'New Member', password: demoPassword },
      },
    ],
    expect: {
      steps: [{ call: 'session.login', body: { username: '0800000001', password: demoPassword } }],
      balances: [{ member: '0800000001', account: 'wallet', is: 0 }],
    },
  },
  {
    name: 'otp-off',
    title: 'Registration requires no one-time password.',
    given: [{ action: 'site.change', params: { registerOTP: false } }],
    expect: { steps: [{ call: 'registration.otpSetting', answer: { registerOTP: false } }] },
  },
  {
    name: 'terminated',
    title: 'The service is closed: every call but site.active is refused with 410 gone.',
    given: [{ action: 'site.change', params: { status: 'terminated' } }],
    expect: {
      steps: [
        { call: 'site.active', answer: { status: 'terminated' } },
        { call: 'wallet.read', as: rich, outcome: 'gone' },
      ],
    },
  },
  {
    name: 'bonus-reached-limit',
    title: `The new member ${newcomer} has received the welcome bonus as often as allowed, and has cancelled it.`,
    given: [
      { call: 'bonus.activate', as: newcomer, pathParams: { code: 'WELCOME' } },
      { call: 'bonus.clear', as: newcomer },
    ],
    expect: {
      steps: [
        { call: 'bonus.checkActive', as: newcomer, answer: { status: false } },
        {
          call: 'bonus.activate',
          as: newcomer,
          pathParams: { code: 'WELCOME' },
          outcome: 'BONUS_MAX_CLAIMED',
        },
      ],
      states: [{ of: 'bonus', member: newcomer, is: 'CANCELLED' }],
    },
  },
  {
    name: 'otp-blocked',
    title: 'The phone number 0899999999 is blocked for a while after too many wrong one-time passwords.',
    market: 'thailand',
    given: [
      { call: 'registration.sendOtp', body: { phoneNumber: phone }, saveAs: 'otp' },
      ...['OTP_CODE_INVALID', 'OTP_CODE_INVALID', 'OTP_CODE_INVALID', 'OTP_CODE_INVALID', 'OTP_BLOCK'].map(
        (outcome) => ({ call: 'registration.verifyOtp', body: wrong, outcome }) as const,
      ),
    ],
    expect: {
      steps: [
        { call: 'registration.sendOtp', body: { phoneNumber: phone }, outcome: 'OTP_BLOCK' },
        { wait: '15m' },
        { call: 'registration.sendOtp', body: { phoneNumber: phone } },
      ],
    },
  },
];
