import { SessionClock } from '@wallet/ui/site';
import { useSessionSeconds } from './session-clock.ts';

/** The clock of the top bar; a component of its own, because it renders every second. */
export const Clock = () => <SessionClock seconds={useSessionSeconds()} />;
