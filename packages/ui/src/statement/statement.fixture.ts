import { slipNotes, type Slip, type SlipNote, type Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { noop, openSheet, ready } from '../base/story.fixture.ts';
import { type SlipsModalProps } from './SlipsModal/SlipsModal.tsx';
import { type SpendingModalProps } from './SpendingModal/SpendingModal.tsx';
import { type StatementMonthModalProps } from './StatementMonthModal/StatementMonthModal.tsx';
import { type StatementResultsProps } from './StatementResults/StatementResults.tsx';
import { type StatementScreenProps } from './StatementScreen/StatementScreen.tsx';

/** Every kind and every status, over two days, newest first. */
export const transactionsFixture: readonly Transaction[] = [
  {
    _id: 't7',
    statementType: 'withdraw',
    status: 'in progress',
    from: 'wallet',
    to: 'KBANK ***-*-*6789',
    amount: satang(500_00),
    createdAt: '2026-11-21T14:02:11.000+07:00',
  },
  {
    _id: 't6',
    statementType: 'transfer',
    status: 'SUCCESS',
    from: 'Lotus Reels',
    to: 'wallet',
    amount: satang(1_320_25),
    createdAt: '2026-11-21T13:40:05.000+07:00',
  },
  {
    _id: 't5',
    statementType: 'deposit',
    status: 'SUCCESS',
    from: 'KBANK',
    to: 'wallet',
    amount: satang(1_000_00),
    createdAt: '2026-11-21T09:15:42.000+07:00',
  },
  {
    _id: 't4',
    statementType: 'deposit',
    status: 'FAILED',
    from: 'SCB',
    to: 'wallet',
    amount: satang(1_000_00),
    createdAt: '2026-11-21T00:00:00.000+07:00',
  },
  {
    _id: 't3',
    statementType: 'finish_bonus',
    status: 'SUCCESS',
    from: 'Bonus',
    to: 'wallet',
    amount: satang(240_00),
    createdAt: '2026-11-20T23:59:59.000+07:00',
    bonus: { description: 'WELCOME 50%' },
  },
  {
    _id: 't2',
    statementType: 'bonus',
    status: 'SUCCESS',
    from: 'Bonus',
    to: 'wallet',
    amount: satang(250_00),
    createdAt: '2026-11-20T20:30:00.000+07:00',
    bonus: { description: 'WELCOME 50%' },
    invite: { description: 'PR65f2c0a1b9' },
  },
];

/** Pending, received, and refused with an unlisted note; newest first. */
export const slipsFixture: readonly [underWay: Slip, received: Slip, failed: Slip] = [
  { createdAt: '2026-11-21T14:02:11.000+07:00', amount: satang(0), status: 'in progress' },
  {
    createdAt: '2026-11-21T09:15:42.000+07:00',
    amount: satang(1_000_00),
    status: 'SUCCESS',
    note: null,
    reference: 'DEMO20260001',
  },
  {
    createdAt: '2026-11-20T23:59:59.000+07:00',
    amount: satang(0),
    status: 'FAILED',
    note: 'The bank is closed today.',
    link: 'https://pictures.example/slip/1',
  },
];

/** One slip per note. */
export const failedSlipsFixture: readonly Slip[] = (Object.keys(slipNotes) as SlipNote[]).map((note) => ({
  createdAt: '2026-11-20T20:30:00.000+07:00',
  amount: satang(0),
  status: 'FAILED',
  note,
  reference: `DEMO${note}`,
}));

export const statementPropsFixture: StatementScreenProps = {
  page: 1,
  statement: ready({ total: 42, statements: transactionsFixture }),
  onPage: noop,
  onOpen: noop,
  onSearch: noop,
  onMonth: noop,
  onSpending: noop,
  onSlips: noop,
};

export const slipsPropsFixture: SlipsModalProps = {
  ...openSheet,
  page: 1,
  slips: ready({ total: 23, slips: slipsFixture }),
  readAt: '2026-11-21T14:05:00.000+07:00',
  picture: undefined,
  onPage: noop,
  onRefresh: noop,
  onPicture: noop,
};

/** A part of the statement was read. */
const partlyRead = {
  loaded: { transactions: transactionsFixture, total: 42 },
  failure: { message: 'fault:connection' },
};

export const resultsPropsFixture: StatementResultsProps = {
  ...partlyRead,
  filter: { kind: 'deposit', min: satang(100_00), max: satang(1_000_00), reference: 't' },
  found: transactionsFixture.filter(({ statementType }) => statementType === 'deposit'),
  state: 'paused',
  onOpen: noop,
  onStop: noop,
  onMore: noop,
  onChange: noop,
  onClear: noop,
};

export const monthPropsFixture: StatementMonthModalProps = {
  ...openSheet,
  ...partlyRead,
  member: 'Mali Demo (Member 7)',
  months: ['2026-11', '2026-10'],
  month: '2026-11',
  transactions: transactionsFixture,
  state: 'loaded',
  onMonth: noop,
  onRetry: noop,
};

export const spendingPropsFixture: SpendingModalProps = {
  ...openSheet,
  period: 'week',
  loaded: { transactions: transactionsFixture, total: transactionsFixture.length },
  state: 'loaded',
  failure: { message: 'fault:connection' },
  onPeriod: noop,
  onRetry: noop,
};
