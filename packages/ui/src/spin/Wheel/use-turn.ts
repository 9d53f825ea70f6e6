import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { anglesOf, planMotion, restAngle, sectorAt } from '../wheel-motion.ts';

/** Milliseconds of the fade that takes the place of a turn for whoever wants no motion. */
const fade = 300;

export interface Turn {
  /** The sector to stop in; −1 for none of this wheel. */
  readonly index: number;
  readonly count: number;
  /** Whether it is on its way there; else it rests there. */
  readonly isTurning: boolean;
  /** Called once, when a turn has ended; at once if the page cannot be seen. */
  readonly onStop: () => void;
  /** From 0 to 1: where in the sector it stops. */
  readonly chance: () => number;
}

const turnTo = (element: HTMLElement, angle: number) => {
  element.style.transform = `rotate(${angle}deg)`;
};

/**
 * Turns an element as one layer: an animation that the browser runs beside the page's own work, and nothing of React's
 * for each frame. The element is turned to its end first, so that it rests there however the animation ends.
 */
export function useTurn({ index, count, isTurning, onStop, chance }: Turn): RefObject<HTMLDivElement | null> {
  const disc = useRef<HTMLDivElement>(null);
  const angle = useRef(0);
  const wantsLessMotion = useReducedMotion(undefined, { getInitialValueInEffect: false });

  useLayoutEffect(() => {
    const isElsewhere = index >= 0 && sectorAt(angle.current, count) !== index;
    if (isTurning || !isElsewhere || !disc.current) return;
    angle.current = restAngle(index, count);
    turnTo(disc.current, angle.current);
  }, [index, count, isTurning]);

  const stop = useEffectEvent(onStop);
  const start = useEffectEvent((element: HTMLElement) => {
    // For a code that this wheel does not have there is no right sector, and so no turn.
    if (index < 0) return undefined;
    const motion = planMotion({ from: angle.current, index, count, chance: chance() });
    angle.current = motion.to % 360;
    turnTo(element, angle.current);
    return wantsLessMotion
      ? element.animate({ opacity: [0, 1] }, { duration: fade })
      : element.animate(
          { transform: anglesOf(motion).map((at) => `rotate(${at}deg)`) },
          { duration: motion.duration },
        );
  });
  useEffect(() => {
    const element = disc.current;
    if (!isTurning || !element) return undefined;
    const animation = start(element);
    if (!animation) {
      stop();
      return undefined;
    }
    animation.onfinish = () => stop();
    const endUnseen = () => {
      if (document.hidden) animation.finish();
    };
    endUnseen();
    document.addEventListener('visibilitychange', endUnseen);
    return () => {
      document.removeEventListener('visibilitychange', endUnseen);
      animation.onfinish = null;
      animation.cancel();
    };
  }, [isTurning]);

  return disc;
}
