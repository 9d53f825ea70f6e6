export { SlipTracker } from './SlipTracker.tsx';
