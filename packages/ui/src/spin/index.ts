export { SpinScreen, type SpinScreenProps } from './SpinScreen/SpinScreen.tsx';
