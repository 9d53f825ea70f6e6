import { useRef, type PointerEvent, type SyntheticEvent } from 'react';

/** Pixels of a drag that closes, and of a flick with its pixels per millisecond. */
const [farEnough, flick, fastEnough] = [96, 24, 0.5];
/** Milliseconds after which a sheet returns that its owner has not closed. */
const longestClosing = 500;

interface Drag {
  readonly pointer: number;
  readonly y: number;
  readonly time: number;
  /** Moves the sheet, without a transition. */
  readonly move: (pixels: number) => void;
  /** Lets the sheet move with its transition again. */
  readonly release: () => void;
  /** Returns the sheet to its place. */
  readonly settle: () => void;
}

/**
 * Returns handlers for the header and the content of a bottom sheet: a drag down from the header, or a flick, closes. A
 * locked sheet, and one with a field that was edited, resists and returns.
 */
export function useDragToClose(isLocked: boolean, onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  const edited = useRef<EventTarget & Partial<HTMLInputElement>>(undefined);
  const isHeld = () => isLocked || (edited.current?.isConnected === true && edited.current.value !== '');

  const end = (event: PointerEvent, closes: (pixels: number, speed: number) => boolean) => {
    const { current } = drag;
    if (event.pointerId !== current?.pointer) return;
    drag.current = undefined;
    current.release();
    const pixels = event.clientY - current.y;
    if (isHeld() || !closes(pixels, pixels / (event.timeStamp - current.time))) return current.settle();
    setTimeout(current.settle, longestClosing);
    onClose();
  };

  return {
    content: { onInput: ({ target }: SyntheticEvent) => void (edited.current = target) },
    header: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { currentTarget: header, target, pointerId, pointerType } = event;
        const isSheet = window.matchMedia('(max-width: 35.99em)').matches;
        if (pointerType === 'mouse' || !isSheet || drag.current || (target as Element).closest('button'))
          return;
        header.setPointerCapture(pointerId);
        drag.current = { pointer: pointerId, y: event.clientY, time: event.timeStamp, ...holdOf(header) };
      },
      onPointerMove(event: PointerEvent) {
        if (event.pointerId !== drag.current?.pointer) return;
        const pixels = Math.max(0, event.clientY - drag.current.y);
        drag.current.move(isHeld() ? pixels / (1 + pixels / 32) : pixels);
      },
      onPointerUp: (event: PointerEvent) =>
        end(event, (pixels, speed) => pixels >= farEnough || (pixels >= flick && speed >= fastEnough)),
      onPointerCancel: (event: PointerEvent) => end(event, () => false),
    },
  };
}

/** Moves the sheet of a header in place of Mantine, and gives it back with Mantine's styles. */
function holdOf(header: Element): Pick<Drag, 'move' | 'release' | 'settle'> {
  const sheet = header.parentElement as HTMLElement;
  const { transform, transitionDuration } = sheet.style;
  return {
    move(pixels) {
      sheet.style.transitionDuration = '0s';
      sheet.style.transform = `translateY(${pixels}px)`;
    },
    release: () => void (sheet.style.transitionDuration = transitionDuration),
    settle() {
      if (!sheet.hasAttribute('aria-hidden')) sheet.style.transform = transform;
    },
  };
}
