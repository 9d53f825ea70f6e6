import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { dismiss, notify } from './Toasts.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  act(() => dismiss());
  vi.useRealTimers();
});

const say = (text: string, tone: 'success' | 'failure' = 'success') => act(() => notify({ tone, text }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  it('tell success politely and failure at once', async () => {
    await renderUi(<p>page</p>);
    say('done');
    say('broken', 'failure');
    expect(within(screen.getByRole('status')).getByText('done')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('broken')).toBeTruthy();
  });

  it('stay for four seconds', async () => {
    await renderUi(<p>page</p>);
    say('done');
    pass(3999);
    expect(screen.queryByText('done')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('done')).toBeNull();
  });

  it('wait while the pointer or the focus is on them', async () => {
    await renderUi(<p>page</p>);
    say('done');
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    pass(60_000);
    expect(screen.queryByText('done')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' }));
    pass(4000);
    expect(screen.queryByText('done')).toBeNull();
  });

  it('do not repeat themselves, but start anew', async () => {
    await renderUi(<p>page</p>);
    say('done');
    pass(3000);
    say('done');
    pass(3000);
    expect(screen.getAllByText('done')).toHaveLength(1);
  });

  it('are three at most, the newest', async () => {
    await renderUi(<p>page</p>);
    for (const text of ['a', 'b', 'c', 'd']) say(text);
    expect(screen.getByRole('status').textContent).toBe('bcd');
  });

  it('can be dismissed', async () => {
    await renderUi(<p>page</p>);
    say('done');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText('done')).toBeNull();
  });
});
