import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useResetOnOpen } from './use-reset-on-open.ts';

const open = (initial = 'blank') =>
  renderHook(({ isOpen, initial }) => useResetOnOpen(isOpen, initial), {
    initialProps: { isOpen: true, initial },
  });

const type = ({ result }: ReturnType<typeof open>, text: string) => act(() => result.current[1](text));

test('what was typed is gone at the next opening', () => {
  const sheet = open();
  type(sheet, 'typed');
  sheet.rerender({ isOpen: false, initial: 'blank' });
  expect(sheet.result.current[0]).toBe('typed');
  sheet.rerender({ isOpen: true, initial: 'blank' });
  expect(sheet.result.current[0]).toBe('blank');
});

test('each opening starts with the current initial value, and nothing else changes it', () => {
  const sheet = open('first');
  sheet.rerender({ isOpen: true, initial: 'second' });
  expect(sheet.result.current[0]).toBe('first');
  sheet.rerender({ isOpen: false, initial: 'second' });
  sheet.rerender({ isOpen: true, initial: 'third' });
  expect(sheet.result.current[0]).toBe('third');
});
