import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGradually } from './use-gradually.ts';

const idle: (() => void)[] = [];
const rest = () => act(() => idle.splice(0).forEach((work) => work()));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => (idle.length = 0));
});
afterEach(() => {
  idle.length = 0;
  vi.unstubAllGlobals();
});

it('renders the first items at once, and the others in steps while the browser is idle', () => {
  const { result } = renderHook(() => useGradually(10, 3, 4));
  expect(result.current[0]).toBe(3);
  rest();
  expect(result.current[0]).toBe(7);
  rest();
  expect(result.current[0]).toBe(10);
  expect(idle).toEqual([]);
});

it('renders all items when they are needed', () => {
  const { result, rerender } = renderHook(({ total }) => useGradually(total, 3, 4), {
    initialProps: { total: 10 },
  });
  act(() => result.current[1]());
  expect(result.current[0]).toBe(10);
  rerender({ total: 500 });
  expect(result.current[0]).toBe(500);
});

it('a short list has nothing to wait for', () => {
  expect(renderHook(() => useGradually(2, 3, 4)).result.current[0]).toBe(2);
  expect(idle).toEqual([]);
});
