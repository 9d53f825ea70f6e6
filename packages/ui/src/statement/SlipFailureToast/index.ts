export { SlipFailureToast } from './SlipFailureToast.tsx';
