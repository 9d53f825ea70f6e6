/** Steps in order; `otp` only where the setting is on (spec 2, /register). */
export const registerSteps = ['phone', 'otp', 'profile', 'bank'] as const;
export type RegisterStep = (typeof registerSteps)[number];

/** Returns the steps with or without OTP. */
export const stepsOf = (isOtpOn: boolean): readonly RegisterStep[] =>
  registerSteps.filter((step) => step !== 'otp' || isOtpOn);
