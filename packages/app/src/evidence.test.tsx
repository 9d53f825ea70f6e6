/** The state of a money effect on the screen, by the backend's answer and its bookings (decisions 30). */
import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import type { Progress } from '@wallet/ui/base/progress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import type { OnLateVerdict } from '#api/use-api-mutation.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { activeBonusQuery, useActivateBonus, useActivatePromotion, useClearBonus } from '#bonus/api.ts';
import { useSendLink } from '#deposit/api.ts';
import { useSendSlip } from '#deposit/slip/api.ts';
import { useReceiveInvite } from '#invite/api.ts';
import { useAddRefundToWallet, useReceiveRefund } from '#refund/api.ts';
import { useAddInvite, useTransfer, useTransferAll, walletQuery } from '#wallet/api.ts';
import { useMismatch } from '#statement/money-mismatch.ts';
import { useClaim } from '#spin/api.ts';
import { useWithdraw, useWithdrawAll } from '#withdraw/api.ts';
import { startBackend, type Booking } from './evidence.fixture.ts';
import {
  answers,
  evidenceOf,
  expectedOf,
  moments,
  type Answer,
  type Evidence,
  type Screen,
} from './evidence-table.fixture.ts';
import { triesEveryCase } from './every-case.fixture.ts';

vi.mock('#api/upload.ts', () => ({ upload: (path: string) => globalThis.fetch(path) }));
vi.mock('#deposit/gift-secret.ts', () => ({ sealLink: (link: string) => link }));

interface Effect extends Booking {
  /** Reads of statement and wallet; two of each without it, before and after. */
  readonly reads?: readonly [number, number];
  readonly name: keyof typeof evidenceOf;
  readonly use: (onLateVerdict: OnLateVerdict) => {
    readonly progress: Progress;
    readonly start: () => unknown;
    readonly reset: () => void;
  };
}

const evidence = (name: keyof typeof evidenceOf): Evidence => evidenceOf[name];

const amount = baht(100);
const withdrawal = { row: { statementType: 'withdraw', from: 'Wallet', to: 'KBANK' }, change: -100 } as const;
const transfer = { row: { statementType: 'transfer', from: 'wallet', to: 'PG' }, change: -100 } as const;
const reward = (source: string) =>
  ({
    row: { statementType: 'bonus', from: 'Operator', to: 'wallet', [source]: { description: source } },
    change: 100,
  }) as const;

const effects: readonly Effect[] = [
  { name: 'withdraw', use: (late) => withStart(useWithdraw(late), { body: { amount } }), ...withdrawal },
  {
    name: 'withdrawAll',
    use: (late) => withStart(useWithdrawAll(late), { body: { amount } }),
    ...withdrawal,
  },
  {
    name: 'transfer',
    use: (late) => withStart(useTransfer(late), { body: { from: 'wallet', to: 'PG', amount } }),
    ...transfer,
  },
  {
    name: 'transferAll',
    use: (late) => withStart(useTransferAll(late), { body: { to: 'wallet' } }),
    row: { ...transfer.row, from: 'PG', to: 'wallet' },
    change: 100,
  },
  {
    name: 'invite to wallet',
    use: (late) => withStart(useAddInvite(late), { body: { amount } }),
    ...reward('invite'),
  },
  { name: 'invite as bonus', use: (late) => withStart(useReceiveInvite(late), {}), ...reward('invite') },
  { name: 'refund to wallet', use: (late) => withStart(useAddRefundToWallet(late), {}), ...reward('refund') },
  { name: 'refund as bonus', use: (late) => withStart(useReceiveRefund(late), {}), ...reward('refund') },
  {
    name: 'bonus',
    use: (late) => withStart(useActivateBonus(late), { params: { code: 'LOYAL' } }),
    ...reward('bonus'),
    hasBonus: true,
  },
  {
    name: 'promotion',
    use: (late) => withStart(useActivatePromotion(late), { params: { code: 'SABAI50' } }),
    ...reward('promotion'),
    hasBonus: true,
  },
  {
    name: 'end of a bonus',
    use: (late) => withStart(useClearBonus(late), {}),
    row: { statementType: 'finish_bonus', from: 'bonus', to: 'wallet' },
    change: 0,
    hasBonus: false,
  },
  {
    name: 'coupon',
    use: (late) => withStart(useClaim(late), { body: { coupon: 'coupon' } }),
    ...reward('luckydraw'),
    reads: [0, 2],
  },
  {
    name: 'gift link',
    use: () => withStart(useSendLink(), { body: { link: 'https://gift.example/?v=1' } }),
    row: { statementType: 'deposit', from: 'TRUE', to: 'wallet' },
    change: 100,
    reads: [3, 2],
  },
  {
    name: 'slip',
    use: () => {
      const { send, ...slip } = useSendSlip();
      return withStart({ ...slip, run: send }, { file: new File(['x'], 'slip.png'), mark: 'slip' });
    },
    row: { statementType: 'deposit', from: 'KBANK', to: 'wallet' },
    change: 100,
    reads: [1, 1],
  },
];

const withStart = <Request,>(
  { progress, run, reset }: { progress: Progress; run: (request: Request) => unknown; reset: () => void },
  request: Request,
) => ({ progress, start: () => run(request), reset });

const screenOf = (progress: Progress) => {
  if (progress.state === 'accepted') return progress.verdict === 'checking' ? 'sent' : 'unseen';
  if (progress.state !== 'done') return 'nothing';
  return progress.record?.hasFailed ? 'failed' : 'done';
};

/** Returns what is on the screen at each moment, and whether the effect had happened. */
async function watch({ use, name, ...booking }: Effect, answer: Answer, isClosedAfterFirst = false) {
  const backend = startBackend(answer, booking, evidence(name).anyAmount);
  const late = vi.fn<OnLateVerdict>();
  const { result } = renderHook(() => {
    const mismatch = useMismatch();
    useQuery(walletQuery());
    useQuery({ ...activeBonusQuery(), enabled: booking.hasBonus !== undefined });
    return { ...use(late), mismatch };
  }, withQueries());
  await act(() => vi.advanceTimersByTimeAsync(10));
  act(() => void result.current.start());
  const seen: { screen: Screen; isBooked: boolean }[] = [];
  let passed = 0;
  for (const moment of moments) {
    await act(() => vi.advanceTimersByTimeAsync(moment * 1_000 - passed));
    passed = moment * 1_000;
    const verdict = late.mock.lastCall?.[0];
    const toast =
      verdict === undefined
        ? 'nothing'
        : verdict === 'failed'
          ? 'failed'
          : verdict === 'happened'
            ? 'done'
            : 'unseen';
    const state = isClosedAfterFirst && seen.length > 0 ? toast : screenOf(result.current.progress);
    const screen = result.current.mismatch ? (`${state} ≠` as const) : state;
    seen.push({ screen, isBooked: backend.isBooked() });
    if (isClosedAfterFirst && seen.length === 1) act(() => result.current.reset());
  }
  const { progress } = result.current;
  return { screens: seen.map(({ screen }) => screen).join(', '), seen, backend, late, progress };
}

/** Effects by statement and balance, by bonus, and by a list of their own. */
const kinds: readonly Effect['name'][] = ['withdraw', 'promotion', 'slip'];

/** Returns all answers for one effect of each kind. The same code reports the others: seen late, and not. */
const answersAfterClosing = ({ name }: Effect) =>
  triesEveryCase || kinds.includes(name)
    ? answers
    : answers.filter((answer) => ['booked after 8 s', '200 SUCCESS, not booked'].includes(answer.name));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:30:00+07:00') });
  session.signIn('t', false);
});

afterEach(() => {
  vi.useRealTimers();
  session.signOut();
});

describe.each(effects)('$name', (effect) => {
  it.each(answers)('answered with $name is shown as it was seen', async (answer) => {
    const { screens, seen, progress, backend } = await watch(effect, answer);
    expect(screens).toBe(expectedOf(evidence(effect.name), answer));
    for (const { screen, isBooked } of seen) if (screen.startsWith('done')) expect(isBooked).toBe(true);
    if (progress.state !== 'done' || answer.statement || answer.isRejected) return;
    // It has its request number, and its reference once that is found.
    const { intent, record } = progress;
    expect(intent).toMatch(/^[0-9a-f]{32}$/);
    const isInList = 'list' in evidenceOf[effect.name];
    const booked = baht((answer.amount ?? 100) * (answer.times ?? 1));
    const sum = evidence(effect.name).anyAmount && { amount: booked };
    expect(record).toEqual(isInList ? undefined : { at: expect.any(String), id: expect.any(String), ...sum });
    const kept = JSON.stringify([[record?.id, intent]]);
    expect(sessionStorage.getItem('request-numbers')).toBe(isInList ? null : kept);
    if (answer !== answers[0]) return;
    // An honest backend is not read more often than it needs.
    const paths = backend.requests.mock.calls.map(([path]) => path.replace(/.*\/api/, ''));
    const count = (wanted: string) => paths.filter((path) => path === wanted).length;
    expect([count('/statement'), count('/wallet')]).toEqual(effect.reads ?? [2, 2]);
  });

  it.each(answersAfterClosing(effect))(
    'answered with $name is reported after its sheet was closed',
    async (answer) => {
      const { screens, late } = await watch(effect, answer, true);
      const [first, ...rest] = expectedOf(evidence(effect.name), answer).split(', ');
      const isSilent = /^(?:done|failed)/.test(first ?? '') || evidence(effect.name).isFollowed;
      const silence = first?.endsWith('≠') ? 'nothing ≠' : 'nothing';
      expect(screens).toBe([first, ...(isSilent ? [silence, silence] : rest)].join(', '));
      for (const [, isAccepted] of late.mock.calls) expect(isAccepted).toBe(true);
    },
  );
});
