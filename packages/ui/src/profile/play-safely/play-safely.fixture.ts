import { satang } from '@wallet/contract/wire/money';
import type { Budget } from './index.ts';
import { noop, openSheet } from '../../base/story.fixture.ts';
import { type PlaySafelyModalProps } from '../PlaySafelyModal/PlaySafelyModal.tsx';

export const budgetSample: Budget = { amount: satang(50_000), per: 'week' };

export const pausedUntilSample = '2026-11-28T18:30:00.000+07:00';

export const playSafelyPropsFixture: PlaySafelyModalProps = {
  ...openSheet,
  seconds: 3_661,
  checkEvery: undefined,
  budget: undefined,
  pausedUntil: undefined,
  onCheckEvery: noop,
  onBudget: noop,
  onPause: noop,
};
