import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { dismissToasts, notify } from './Toasts.tsx';

const show = (text: string, tone: 'success' | 'failure' = 'success') => act(() => notify({ tone, text }));
const showWithAction = (onClick = () => undefined) =>
  act(() => notify({ tone: 'success', text: 'arrived', action: { label: 'Statement', onClick } }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const leaving = 400;

/** Renders a page with the toast board already loaded. */
async function page() {
  await renderUi(<p>page</p>, { env: 'default' });
  show('first');
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

describe('toasts before their code is loaded', () => {
  it('have two empty live regions', async () => {
    await renderUi(<p>page</p>, { env: 'default' });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('keep the newest three and show them in the same regions', async () => {
    await renderUi(<p>page</p>, { env: 'default' });
    const region = screen.getByRole('status');
    for (const text of ['a', 'b', 'c', 'd']) show(text);
    await within(region).findByText('d');
    expect(region.textContent).toBe('bcd');
    expect(region.isConnected).toBe(true);
  });
});

describe('toasts', () => {
  beforeEach(page);

  it('announce success politely and failure assertively', () => {
    show('done');
    show('broken', 'failure');
    expect(within(screen.getByRole('status')).getByText('done')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('broken')).toBeTruthy();
  });

  it('vibrate after success only', () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    show('broken', 'failure');
    act(() => notify({ tone: 'info', text: 'by the way' }));
    expect(vibrate).not.toHaveBeenCalled();
    show('done');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('call their action and close', async () => {
    const onFollow = vi.fn();
    showWithAction(onFollow);
    showWithAction(onFollow);
    await pass(leaving);
    fireEvent.click(screen.getByRole('button', { name: 'Statement' }));
    expect(onFollow).toHaveBeenCalledTimes(1);
    await pass(leaving);
    expect(screen.queryByText(/arrived/)).toBeNull();
  });

  it('close after four seconds', async () => {
    show('done');
    await pass(3900);
    expect(screen.queryByText('done')).not.toBeNull();
    await pass(100 + leaving);
    expect(screen.queryByText('done')).toBeNull();
  });

  it.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('wait while the %s is on them', async (_what, come, go) => {
    show('done');
    show('broken', 'failure');
    come(screen.getByRole('region', { name: 'Notifications' }));
    await pass(60_000);
    expect(screen.queryByText('done')).not.toBeNull();
    expect(screen.queryByText('broken')).not.toBeNull();
    go(screen.getByRole('region', { name: 'Notifications' }));
    await pass(4000 + leaving);
    expect(screen.queryByText('done')).toBeNull();
    expect(screen.queryByText('broken')).toBeNull();
  });

  it('restart the time of a repeated message', async () => {
    show('done');
    await pass(3000);
    show('done');
    await pass(leaving);
    expect(screen.getAllByText('done')).toHaveLength(1);
    await pass(3000);
    expect(screen.getAllByText('done')).toHaveLength(1);
  });

  it('show at most three, the newest', async () => {
    for (const text of ['a', 'b', 'c', 'd']) show(text);
    await pass(leaving);
    expect(screen.getByRole('status').textContent).toBe('bcd');
  });

  it.each(['Dismiss notification', 'Statement'])(
    'close after four seconds after one with the focus was dismissed by “%s”',
    async (name) => {
      showWithAction();
      const button = screen.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
      await pass(leaving);
      expect(screen.queryByText(/arrived/)).toBeNull();
      show('done');
      await pass(4000 + leaving);
      expect(screen.queryByText('done')).toBeNull();
    },
  );
});
