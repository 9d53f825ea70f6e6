export { LoginScreen, type LoginNotice, type LoginScreenProps } from './LoginScreen/LoginScreen.tsx';
