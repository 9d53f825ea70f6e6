export { SpinScreen } from './SpinScreen/SpinScreen.tsx';
