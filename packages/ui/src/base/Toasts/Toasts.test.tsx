import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { dismissToasts, notify } from './Toasts.tsx';

const say = (text: string, tone: 'success' | 'failure' = 'success') => act(() => notify({ tone, text }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const leaving = 400;

/** Renders a page with the toast board already loaded. */
async function page() {
  await renderUi(<p>page</p>, { env: 'default' });
  say('first');
  await screen.findByText('first');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => dismissToasts());
  await pass(leaving);
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  act(() => dismissToasts());
  vi.useRealTimers();
});

describe('toasts before their code is there', () => {
  it('find both live regions in the page, empty', async () => {
    await renderUi(<p>page</p>, { env: 'default' });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('are kept, the newest three, and shown in the regions that were there', async () => {
    await renderUi(<p>page</p>, { env: 'default' });
    const region = screen.getByRole('status');
    for (const text of ['a', 'b', 'c', 'd']) say(text);
    await within(region).findByText('d');
    expect(region.textContent).toBe('bcd');
    expect(region.isConnected).toBe(true);
  });
});

describe('toasts', () => {
  beforeEach(page);

  it('tell success politely and failure at once', () => {
    say('done');
    say('broken', 'failure');
    expect(within(screen.getByRole('status')).getByText('done')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('broken')).toBeTruthy();
  });

  it('let success be felt, and nothing else', () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    say('broken', 'failure');
    act(() => notify({ tone: 'info', text: 'by the way' }));
    expect(vibrate).not.toHaveBeenCalled();
    say('done');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('lead to where more is told, and leave', async () => {
    const onFollow = vi.fn();
    act(() =>
      notify({ tone: 'success', text: 'arrived', action: { label: 'Statement', onClick: onFollow } }),
    );
    act(() =>
      notify({ tone: 'success', text: 'arrived', action: { label: 'Statement', onClick: onFollow } }),
    );
    await pass(leaving);
    fireEvent.click(screen.getByRole('button', { name: 'Statement' }));
    expect(onFollow).toHaveBeenCalledTimes(1);
    await pass(leaving);
    expect(screen.queryByText(/arrived/)).toBeNull();
  });

  it('stay for four seconds', async () => {
    say('done');
    await pass(3900);
    expect(screen.queryByText('done')).not.toBeNull();
    await pass(100 + leaving);
    expect(screen.queryByText('done')).toBeNull();
  });

  it.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('wait while the %s is on them', async (_what, come, go) => {
    say('done');
    say('broken', 'failure');
    come(screen.getByRole('region', { name: 'Notifications' }));
    await pass(60_000);
    expect(screen.queryByText('done')).not.toBeNull();
    expect(screen.queryByText('broken')).not.toBeNull();
    go(screen.getByRole('region', { name: 'Notifications' }));
    await pass(4000 + leaving);
    expect(screen.queryByText('done')).toBeNull();
    expect(screen.queryByText('broken')).toBeNull();
  });

  it('do not repeat themselves, but start anew', async () => {
    say('done');
    await pass(3000);
    say('done');
    await pass(leaving);
    expect(screen.getAllByText('done')).toHaveLength(1);
    await pass(3000);
    expect(screen.getAllByText('done')).toHaveLength(1);
  });

  it('are three at most, the newest', async () => {
    for (const text of ['a', 'b', 'c', 'd']) say(text);
    await pass(leaving);
    expect(screen.getByRole('status').textContent).toBe('bcd');
  });

  it('can be dismissed', async () => {
    say('done');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    await pass(leaving);
    expect(screen.queryByText('done')).toBeNull();
  });
});
