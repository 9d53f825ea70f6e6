import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

beforeEach(() => {
  const { matchMedia } = window;
  const onPhone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media.includes('max-width') }));
  Element.prototype.setPointerCapture = vi.fn();
  return () => {
    onPhone.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  };
});

interface Gesture {
  readonly from?: () => Element;
  readonly pixels: number;
  readonly milliseconds?: number;
  readonly end?: 'pointerUp' | 'pointerCancel';
  readonly pointerType?: string;
}

/** Drags from an element, and returns the transform before the release. */
function drag({ from, pixels, milliseconds = 1_000, end = 'pointerUp', pointerType = 'touch' }: Gesture) {
  const target = from?.() ?? screen.getByText('Deposit');
  for (const [name, clientY, timeStamp] of [
    ['pointerDown', 100, 1_000],
    ['pointerMove', 100 + pixels, 1_000 + milliseconds],
    [end, 100 + pixels, 1_000 + milliseconds],
  ] as const) {
    if (name === end) moved = screen.getByRole('dialog').style.transform;
    const event = createEvent[name](target, { bubbles: true, pointerId: 1, pointerType, clientY });
    fireEvent(target, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
  }
  return moved;
}
let moved = '';

async function openSheet(props: Partial<SheetProps> = {}) {
  const onClose = vi.fn();
  await renderUi(
    <Sheet isOpen title="Deposit" onClose={onClose} {...props}>
      <input aria-label="amount" />
    </Sheet>,
  );
  return onClose;
}
const field = () => screen.getByRole('textbox', { name: 'amount' });

it.each<[string, Gesture, string, number]>([
  ['a long way', { pixels: 96 }, 'translateY(96px)', 1],
  ['a short way', { pixels: 95 }, 'translateY(95px)', 0],
  ['a flick', { pixels: 24, milliseconds: 48 }, 'translateY(24px)', 1],
  ['a quick tap', { pixels: 23, milliseconds: 10 }, 'translateY(23px)', 0],
  ['up', { pixels: -200 }, 'translateY(0px)', 0],
  ['and taken by the browser', { pixels: 200, end: 'pointerCancel' }, 'translateY(200px)', 0],
  ['with a mouse', { pixels: 200, pointerType: 'mouse' }, '', 0],
  ['from the close button', { pixels: 200, from: () => screen.getByRole('button') }, '', 0],
  ['from the body', { pixels: 200, from: field }, '', 0],
])('dragged %s', async (_what, gesture, transform, closed) => {
  const onClose = await openSheet();
  expect(drag(gesture)).toBe(transform);
  expect(onClose).toHaveBeenCalledTimes(closed);
  if (closed === 0) expect(screen.getByRole('dialog').style.transform).toBe('');
});

it.each<[string, Partial<SheetProps>, string, string, number]>([
  ['locked', { isLocked: true }, '', 'translateY(28.8px)', 0],
  ['with an edited field', {}, '5', 'translateY(28.8px)', 0],
  ['with an emptied field', {}, '', 'translateY(288px)', 1],
  ['over the whole window', { size: 'full' }, '', '', 0],
  ['in the corner', { size: 'panel' }, '', '', 0],
])('a sheet %s', async (_what, props, value, transform, closed) => {
  const onClose = await openSheet(props);
  fireEvent.input(field(), { target: { value: '1' } });
  fireEvent.input(field(), { target: { value } });
  expect(drag({ pixels: 288 })).toBe(transform);
  expect(onClose).toHaveBeenCalledTimes(closed);
});

it('a sheet whose owner does not close it returns', async () => {
  await openSheet();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  drag({ pixels: 200 });
  expect(screen.getByRole('dialog').style.transform).toBe('translateY(200px)');
  vi.runAllTimers();
  expect(screen.getByRole('dialog').style.transform).toBe('');
});
