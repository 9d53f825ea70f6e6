import { useMutation } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHome } from '#navigation/open-home.fixture.tsx';
import { session } from '#api/session/session.ts';
import { sessionClock } from './session-clock.ts';
import { playSafely } from './settings.ts';
import { useRealityCheck } from './use-reality-check.ts';

const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  session.signIn('t', true);
  playSafely.change({ checkEvery: 15 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  playSafely.change({ checkEvery: undefined });
});

async function openAt(address: string) {
  let perform: ((end: Promise<unknown>) => void) | undefined;
  const home = await openHome(address, function useHome() {
    const { mutate } = useMutation({ mutationFn: (end: Promise<unknown>) => end });
    useEffect(() => {
      perform = mutate;
    });
    useRealityCheck();
  });
  return {
    ...home,
    /** Starts an effect; returns a function that ends it. */
    begin: () => {
      let end: (() => void) | undefined;
      const promise = new Promise<void>((resolve) => (end = resolve));
      act(() => perform?.(promise));
      return () => end?.();
    },
  };
}

it('the check opens when due, opens again after Back, and then after another interval', async () => {
  const { pass, shown, close, history } = await openAt('/home');
  await pass(minutes(15) - 1_000);
  expect(shown()).toBeUndefined();
  await pass(2_000);
  expect(shown()).toBe('reality-check');
  act(() => history.back());
  await pass(10);
  expect(shown()).toBe('reality-check');
  sessionClock.markReminded();
  await close();
  await pass(minutes(14));
  expect(shown()).toBeUndefined();
  await pass(minutes(1) + 1_000);
  expect(shown()).toBe('reality-check');
});

it('waits for another dialog', async () => {
  const { pass, shown, close } = await openAt('/home?modal=withdraw');
  await pass(minutes(20));
  expect(shown()).toBe('withdraw');
  await close();
  expect(shown()).toBe('reality-check');
});

it('waits for a confirmation without an address', async () => {
  const { pass, shown } = await openAt('/home');
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('role', 'dialog');
  await pass(minutes(20));
  expect(shown()).toBeUndefined();
  question.remove();
  await pass(1_000);
  expect(shown()).toBe('reality-check');
});

it('waits for a running mutation', async () => {
  const { pass, shown, begin } = await openAt('/home');
  const end = begin();
  await pass(minutes(20));
  expect(shown()).toBeUndefined();
  end();
  await pass(50);
  expect(shown()).toBe('reality-check');
});

it('waits until the tab is visible again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { pass, shown } = await openAt('/home');
  await pass(minutes(20));
  expect(shown()).toBeUndefined();
  visibility.mockReturnValue('visible');
  await pass(1_000);
  expect(shown()).toBe('reality-check');
});

it('the time survives a reload and restarts with the next member', async () => {
  const { pass, unmount } = await openAt('/home');
  await pass(minutes(10));
  unmount();
  expect(JSON.parse(localStorage.getItem('session-clock') ?? '')).toMatchObject({ remindedAt: 0 });
  vi.resetModules();
  vi.setSystemTime(Date.now() + minutes(1));
  const reloaded = await import('./session-clock.ts');
  expect(reloaded.sessionClock.seconds()).toBeGreaterThanOrEqual(11 * 60 - 1);
  act(() => session.signOut());
  expect(localStorage.getItem('session-clock')).toBeNull();
  session.signIn('other', true);
  expect(sessionClock.seconds()).toBe(0);
});

it('an answer in another tab counts in a tab whose clock has slept', async () => {
  const { pass, shown, unmount } = await openAt('/home');
  await pass(minutes(1));
  vi.setSystemTime(Date.now() + minutes(16));
  const answered = { elapsed: minutes(17), remindedAt: minutes(17), at: Date.now() };
  localStorage.setItem('session-clock', JSON.stringify(answered));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session-clock' })));
  await pass(2_000);
  expect(shown()).toBeUndefined();
  unmount();
});
