import { afterEach, expect, it, vi } from 'vitest';
import { keepHeight } from './keep-height.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps its maximum height until a resize', () => {
  let look: (entries: object[]) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof look) {
        look = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const frame = document.createElement('div');
  let height = 0;
  const read = vi.fn(() => height);
  Object.defineProperty(frame, 'offsetHeight', { get: read });
  keepHeight(frame);
  const after = (next: number) => {
    height = next;
    look([{ borderBoxSize: [{ blockSize: next }] }]);
    return frame.style.getPropertyValue('--tallest');
  };
  // Rounded up, it would resize the observed element: browsers report such a loop as an error.
  expect([after(400), after(520.8), after(300)]).toEqual(['400px', '520px', '520px']);
  // A read forces a layout.
  expect(read).not.toHaveBeenCalled();
  vi.stubGlobal('innerWidth', window.innerWidth + 100);
  expect(after(300)).toBe('300px');
});
