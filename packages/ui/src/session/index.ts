export { LoginScreen, type LoginNotice } from './LoginScreen/LoginScreen.tsx';
