import { defineScenario } from '../scenario.ts';

export const otpOffScenario = defineScenario({
  name: 'otp-off',
  title: 'Registration requires no one-time password.',
  given: [{ action: 'site.change', params: { registerOTP: false } }],
  expect: {
    steps: [{ call: 'registration.otpSetting', answer: { registerOTP: false } }],
  },
});
