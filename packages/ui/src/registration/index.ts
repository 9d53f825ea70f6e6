export type { OtpState } from './OtpStep/OtpStep.tsx';
export { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';
export {
  draftOf,
  emptyValues,
  keptValues,
  placeOfRefusal,
  registrationOf,
  type RegisterValues,
} from './rules.ts';
export { registerSteps, type RegisterStep } from './step-order.ts';
