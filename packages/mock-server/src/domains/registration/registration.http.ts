import { contract } from '@wallet/contract';
import { bind } from '../../http/bind.ts';
import { readSettings } from '../site/site.ts';
import { succeeded } from '../succeeded.ts';
import { banksOf } from './bank.ts';
import { sendOtp, verifyOtp } from './otp.ts';
import { register, validateRegistration } from './registration.ts';
import { listSources } from './source.ts';

export const registrationHttp = bind(contract.registration, {
  banks: ({ world }) => banksOf(world.market).map(({ code, nameTH }) => ({ code, nameTH })),
  sources: ({ world }) => listSources(world.market),
  otpSetting: ({ world }) => ({ registerOTP: readSettings(world).registerOTP }),
  sendOtp: ({ world, body }) => sendOtp(world, body.phoneNumber),
  verifyOtp: ({ world, body }) => (verifyOtp(world, body), { message: 'OTP_CODE_VALID' as const }),
  validate: ({ world, body }) => (validateRegistration(world, body), { message: 'OK' as const }),
  register: ({ world, body, ip }) => succeeded(register(world, body, ip)),
});
