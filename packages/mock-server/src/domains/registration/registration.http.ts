import { succeeded, succeededAs, type HandlersOf } from '../bind.ts';
import { readSettings } from '../site/site.ts';
import { banksOf } from './bank.ts';
import { sendOtp, verifyOtp } from './otp.ts';
import { register, validateRegistration, listSources } from './registration.ts';

export const registrationHttp: HandlersOf<'registration'> = {
  banks: ({ world }) => banksOf(world.market).map(({ code, nameTH }) => ({ code, nameTH })),
  sources: ({ language }) => listSources(language),
  otpSetting: ({ world }) => ({ registerOTP: readSettings(world).registerOTP }),
  sendOtp: ({ world, body, ip }) => sendOtp(world, body.phoneNumber, ip),
  verifyOtp: ({ world, body }) => succeededAs('OTP_CODE_VALID', verifyOtp(world, body)),
  validate: ({ world, body }) => succeededAs('OK', validateRegistration(world, body)),
  register: ({ world, body, ip }) => succeeded(register(world, body, ip)),
};
