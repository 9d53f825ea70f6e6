import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdleMount } from './IdleMount.tsx';

const Chat = ({ name }: { name: string }) => <p>Hello {name}</p>;
const load = () => Promise.resolve(Chat);
const props = { name: 'Mali' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chat = () => screen.queryByText('Hello Mali');
const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('waits for an idle page', async () => {
  render(<IdleMount part="chat" load={load} props={props} />);
  await settle(0);
  expect(chat()).toBeNull();
  await settle(10_000);
  expect(chat()).toBeTruthy();
});

it('loads at once when the address asks for it, and renders when its data is there', async () => {
  const { rerender } = render(<IdleMount part="chat" load={load} props={undefined} isAsked />);
  await settle(0);
  rerender(<IdleMount part="chat" load={load} props={props} isAsked />);
  expect(chat()).toBeTruthy();
});

it('loads at once when a tap asks for it', async () => {
  const { rerender } = render(<IdleMount part="chat" load={load} props={props} />);
  rerender(<IdleMount part="chat" load={load} props={props} isAsked />);
  await settle(0);
  expect(chat()).toBeTruthy();
});
