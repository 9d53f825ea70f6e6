import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { keyframeAngles, planMotion, restAngle, sectorAt } from '../wheel-motion.ts';

/** Milliseconds of the fade that replaces the turn under reduced motion. */
const fadeDuration = 300;

export interface WheelRotation {
  /** Index of the winning sector; −1 for none. */
  readonly index: number;
  readonly count: number;
  /** False: the wheel rests at the sector. */
  readonly isTurning: boolean;
  /** Called once when a turn ends; at once if the page is hidden. */
  readonly onStop: () => void;
  /** Stop position within the sector, from 0 to 1. */
  readonly chance: () => number;
}

const rotateTo = (element: HTMLElement, angle: number) => {
  element.style.transform = `rotate(${angle}deg)`;
};

/**
 * Turns an element with one Web Animation, so React renders no frame. The final rotation is set first and holds
 * however the animation ends.
 */
export function useWheelRotation({
  index,
  count,
  isTurning,
  onStop,
  chance,
}: WheelRotation): RefObject<HTMLDivElement | null> {
  const disc = useRef<HTMLDivElement>(null);
  const angle = useRef(0);
  const reducesMotion = useReducedMotion(undefined, { getInitialValueInEffect: false });

  useLayoutEffect(() => {
    const isElsewhere = index >= 0 && sectorAt(angle.current, count) !== index;
    if (isTurning || !isElsewhere || !disc.current) return;
    angle.current = restAngle(index, count);
    rotateTo(disc.current, angle.current);
  }, [index, count, isTurning]);

  const stop = useEffectEvent(onStop);
  const start = useEffectEvent((element: HTMLElement) => {
    // The current wheel does not have the sector, so it does not turn.
    if (index < 0) return undefined;
    const motion = planMotion({ from: angle.current, index, count, chance: chance() });
    angle.current = motion.to % 360;
    rotateTo(element, angle.current);
    return reducesMotion
      ? element.animate({ opacity: [0, 1] }, { duration: fadeDuration })
      : element.animate(
          { transform: keyframeAngles(motion).map((at) => `rotate(${at}deg)`) },
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
    const finishWhenHidden = () => {
      if (document.hidden) animation.finish();
    };
    finishWhenHidden();
    document.addEventListener('visibilitychange', finishWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', finishWhenHidden);
      animation.onfinish = null;
      animation.cancel();
    };
  }, [isTurning]);

  return disc;
}
