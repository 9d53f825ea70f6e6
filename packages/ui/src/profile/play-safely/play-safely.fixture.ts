import { satang } from '@wallet/contract/wire/money';
import type { Budget } from './index.ts';

export const budgetSample: Budget = { amount: satang(50_000), per: 'week' };

export const pausedUntilSample = '2026-11-28T18:30:00.000+07:00';
