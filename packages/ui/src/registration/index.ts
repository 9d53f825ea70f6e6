export type { OtpOnItsWay } from './OtpStep/OtpStep.tsx';
export { RegisterScreen, type RegisterScreenProps } from './RegisterScreen/RegisterScreen.tsx';
export {
  draftOf,
  emptyValues,
  keptValues,
  problemsOf,
  registerSteps,
  registrationOf,
  stepsOf,
  type RegisterStep,
  type RegisterValues,
} from './rules.ts';
