import { act } from '@testing-library/react';
import { agreementDelay } from '@wallet/contract/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agree, isAgreed } from '#site/agreement.ts';
import { hidePromotions } from '#bonus/hidden-promotions.ts';
import { session } from '#api/session/session.ts';
import { useDialogControls } from '#navigation/dialog.ts';
import type { DialogName } from '#navigation/dialog-search.ts';
import { openHome } from '#navigation/open-home.fixture.tsx';
import { beginEffect, endEffect, keepAccepted, settleEffect } from '#statement/unfinished-effects.ts';
import { useDialogsAtLoad } from './use-dialogs-at-load.ts';

const bonus = { code: 'DAILY', type: 'day', maxReceived: 1, percentFail: 0 };
const banners = [{ image: '/b.svg', html: '' }];
const effect = {
  operation: 'withdraw.create',
  wanted: { statementType: 'withdraw' },
  known: [],
  sentAt: 1,
  intent: 'a',
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  session.signIn('t', false);
});
afterEach(() => vi.useRealTimers());

/** Opens home with an agreement and promotions. */
async function openAt(
  address: string,
  {
    agreements = ['<p>Read me</p>'],
    bonuses = [{ ...bonus, banners }],
    isAgreementBroken = false,
  }: { agreements?: string[]; bonuses?: object[]; isAgreementBroken?: boolean } = {},
) {
  const backend = vi.fn((path: string) =>
    Promise.resolve(
      path.includes('agreements') && isAgreementBroken
        ? new Response('{"message":"NO_DATA"}', { status: 404 })
        : new Response(JSON.stringify(path.includes('agreements') ? agreements : bonuses)),
    ),
  );
  vi.stubGlobal('fetch', backend);
  let open: ReturnType<typeof useDialogControls>['openDialog'] | undefined;
  const home = await openHome(address, function useHome() {
    open = useDialogControls().openDialog;
    useDialogsAtLoad();
  });
  return { backend, ...home, tap: (modal: DialogName) => open?.(modal) };
}

it('the agreement opens after 1.5 s, and the promotions follow it', async () => {
  const { pass, shown, close, history } = await openAt('/home');
  expect(agreementDelay).toBe(1_500);
  await pass(agreementDelay - 10);
  expect(shown()).toBeUndefined();
  await pass(20);
  await pass(50);
  expect(shown()).toBe('agreement');
  await pass(60_000);
  expect(shown()).toBe('agreement');
  act(() => history.back());
  await pass(50);
  expect(shown()).toBe('promotions');
  await close();
  await pass(60_000);
  expect(shown()).toBeUndefined();
});

it('an agreement that fails to load stays hidden and loads at the next visit', async () => {
  const { pass, shown, backend } = await openAt('/home', { isAgreementBroken: true });
  await pass(60_000);
  await pass(50);
  expect(backend.mock.calls.some(([path]) => path.includes('agreements'))).toBe(true);
  expect(shown()).toBe('promotions');
  expect(isAgreed()).toBe(false);
});

it('each opens once in a session, also after a return to home', async () => {
  const first = await openAt('/home');
  await first.pass(agreementDelay);
  await first.close();
  await first.close();
  first.unmount();
  const { pass, shown, backend } = await openAt('/home');
  await pass(60_000);
  expect(shown()).toBeUndefined();
  expect(backend).not.toHaveBeenCalled();
});

it('both wait while another dialog is open', async () => {
  const { pass, shown, close } = await openAt('/home?modal=withdraw');
  await pass(60_000);
  expect(shown()).toBe('withdraw');
  await close();
  expect(shown()).toBe('agreement');
});

it('neither covers the outcome of an effect that an earlier page sent', async () => {
  beginEffect(effect);
  const { pass, shown } = await openAt('/home');
  await pass(60_000);
  await pass(50);
  expect(shown()).toBeUndefined();
  act(() => settleEffect(effect, 'happened'));
  await pass(60_000);
  expect(shown()).toBeUndefined();
  act(() => endEffect(effect));
  await pass(50);
  expect(shown()).toBe('agreement');
});

it('neither waits for an accepted effect, which is a row above the page', async () => {
  beginEffect(effect);
  keepAccepted(effect, { at: Date.now() });
  const { pass, shown } = await openAt('/home');
  await pass(agreementDelay);
  await pass(50);
  expect(shown()).toBe('agreement');
});

it('neither replaces a dialog that was tapped at that moment', async () => {
  const { pass, shown, close, history, tap } = await openAt('/home');
  await pass(agreementDelay - 20);
  tap('withdraw');
  await pass(100);
  expect([shown(), history.length]).toEqual(['withdraw', 2]);
  await close();
  await pass(100);
  expect(shown()).toBe('agreement');
});

it('a dialog at the address does not open again after it', async () => {
  const { pass, shown, close } = await openAt('/home?modal=promotions');
  agree();
  await pass(agreementDelay);
  await close();
  await pass(60_000);
  expect(shown()).toBeUndefined();
});

it.each([
  ['the agreement was confirmed', () => agree(), {}, 'promotions'],
  ['there is no agreement', () => undefined, { agreements: [] }, 'promotions'],
  ['no promotions are wanted today', () => (agree(), hidePromotions()), {}, undefined],
  ['no bonus has a banner', () => agree(), { bonuses: [{ ...bonus, banners: [] }] }, undefined],
])('where %s, the next dialog opens', async (_what, given, contents, expected) => {
  given();
  const { pass, shown } = await openAt('/home', contents);
  await pass(agreementDelay);
  await pass(50);
  expect(shown()).toBe(expected);
});
