/** The steps in order; `otp` only where the setting is on (spec 2, /register). */
export const registerSteps = ['phone', 'otp', 'profile', 'bank'] as const;
export type RegisterStep = (typeof registerSteps)[number];

/** The steps a player really walks. */
export const stepsOf = (isOtpOn: boolean): readonly RegisterStep[] =>
  registerSteps.filter((step) => step !== 'otp' || isOtpOn);
