export type { OtpState } from './OtpStep/OtpStep.tsx';
export { RegisterScreen, type RegisterScreenProps } from './RegisterScreen/RegisterScreen.tsx';
export {
  draftOf,
  emptyValues,
  keptValues,
  placeOfRefusal,
  problemsOf,
  registrationOf,
  type RegisterValues,
} from './rules.ts';
export { registerSteps, stepsOf, type RegisterStep } from './step-order.ts';
