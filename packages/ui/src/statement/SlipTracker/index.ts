export { SlipTracker, type SlipTrackerProps } from './SlipTracker.tsx';
