/** All contract cases, in the order of the report. */
import type { ContractCase } from './case.ts';
import { effectsAsFound } from './cases/as-found/effects.ts';
import { listsAsFound } from './cases/as-found/lists.ts';
import { memberAsFound } from './cases/as-found/member.ts';
import { transferAsFound } from './cases/as-found/transfer.ts';
import { withdrawAsFound } from './cases/as-found/withdraw.ts';
import { badInputCases } from './cases/bad-input.ts';
import { everyCallCases } from './cases/every-call.ts';
import { intentCases } from './cases/intent.ts';
import { socketCases } from './cases/socket.ts';

export const cases: readonly ContractCase[] = [
  ...everyCallCases,
  ...badInputCases,
  ...intentCases,
  ...socketCases,
  ...memberAsFound,
  ...listsAsFound,
  ...transferAsFound,
  ...withdrawAsFound,
  ...effectsAsFound,
];
