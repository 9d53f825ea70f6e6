/** Demo data of the simulator's default scenario, and units of time; for cases that require control. */
export { demoPhones as demo } from '@wallet/contract/demo-members';

/** An unregistered phone number. */
export const freePhone = '0911111111';

/** Milliseconds. */
export const seconds = (count: number): number => count * 1_000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
