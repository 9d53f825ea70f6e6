import { defineScenario } from '../scenario.ts';

const phone = '0899999999';
const wrong = { otpToken: '$otp.otpToken', otpCode: 'wrong' };

export const otpBlockedScenario = defineScenario({
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
});
