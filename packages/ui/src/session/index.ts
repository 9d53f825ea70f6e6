export { LoginScreen, type LoginNotice, type LoginScreenProps } from './LoginScreen/LoginScreen.tsx';
export {
  SignedOutElsewhere,
  type SignedOutElsewhereProps,
} from './SignedOutElsewhere/SignedOutElsewhere.tsx';
