import { act, render, renderHook } from '@testing-library/react';
import type { Slip } from '@wallet/contract/statement';
import type { Satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#api/session/session.ts';
import { onePage } from '#navigation/one-page.fixture.tsx';
import { pendingDeposits } from './pending-deposits.ts';
import { useSeenSlip } from './slip/use-seen-slip.ts';
import { useSeenDeposit } from './use-seen-deposit.ts';

const receive = (amount: Satang) => act(() => pendingDeposits.report([], [], amount));
const received = () => pendingDeposits.get().received;

beforeEach(() => {
  session.signIn('t', false);
});

describe('the deposit dialog', () => {
  const open = (isOpen = true) =>
    renderHook(({ isOpen }) => useSeenDeposit(isOpen, 'SCB'), { initialProps: { isOpen } });

  it('acknowledges the amount that it has shown when it closes', () => {
    const { rerender } = open();
    receive(baht(100));
    expect(received()).toBe(baht(100));
    rerender({ isOpen: false });
    expect(received()).toBeUndefined();
  });

  it('leaves an amount that arrives with its closing', () => {
    const { rerender } = open();
    act(() => {
      pendingDeposits.report([], [], baht(100));
      rerender({ isOpen: false });
    });
    expect(received()).toBe(baht(100));
  });

  it('leaves an amount that arrives after its closing', () => {
    const { rerender } = open(false);
    receive(baht(100));
    rerender({ isOpen: false });
    expect(received()).toBe(baht(100));
  });
});

describe('the slip sheet', () => {
  const slip = (status: Slip['status']): Slip => ({
    createdAt: '2026-11-21T12:00:00+07:00',
    amount: baht(100),
    status,
  });

  /** Opens home at an address with a mounted sheet. */
  async function openAt(address: string, status: Slip['status'] = 'SUCCESS') {
    const shown = slip(status);
    const { app } = onePage(
      function Sheet() {
        useSeenSlip(shown);
        return null;
      },
      { path: '/home', address },
    );
    await act(async () => render(app));
  }

  it('acknowledges the deposit of the slip that it shows', async () => {
    await openAt('/home?modal=slip');
    receive(baht(100));
    expect(received()).toBeUndefined();
  });

  it('acknowledges nothing while it closes', async () => {
    await openAt('/home');
    receive(baht(100));
    expect(received()).toBe(baht(100));
  });

  it.each([150, 50])('leaves the whole of another amount, such as ฿%i', async (amount) => {
    await openAt('/home?modal=slip');
    receive(baht(amount));
    expect(received()).toBe(baht(amount));
  });

  it('acknowledges nothing before the review', async () => {
    await openAt('/home?modal=slip', 'in progress');
    receive(baht(100));
    expect(received()).toBe(baht(100));
  });
});
