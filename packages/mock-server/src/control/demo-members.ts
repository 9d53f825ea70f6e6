/** The demo members, for tests that reach a simulator from outside. */
export { demoPassword, demoPhones } from '../domains/profile/demo-phones.ts';
