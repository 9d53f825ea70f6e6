export type { OtpState } from './OtpStep/OtpStep.tsx';
export { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';
export {
  draftOf,
  emptyValues,
  withoutSecrets,
  placeOfRefusal,
  registrationOf,
  type RegisterValues,
} from './rules.ts';
export { registerSteps, type RegisterStep } from './step-order.ts';
