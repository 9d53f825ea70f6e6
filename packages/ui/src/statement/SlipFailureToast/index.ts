export { SlipFailureToast, type SlipFailureToastProps } from './SlipFailureToast.tsx';
