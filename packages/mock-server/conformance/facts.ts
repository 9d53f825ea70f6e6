/** Demo data of the simulator's default scenario, for cases that require control. */
export { demoPhones as demo } from '@wallet/contract/demo-members';

export const freePhone = '0911111111';
