import { useReducedMotion } from '@mantine/hooks';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  discFrames,
  planMotion,
  pointerFrames,
  restAngle,
  sectorAt,
  type AngleFrame,
} from '../wheel-motion.ts';

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
}

const rotation = (angle: number) => `rotate(${angle}deg)`;

const rotateTo = (element: HTMLElement, angle: number) => {
  element.style.transform = rotation(angle);
};

const turn = (element: Element, frames: readonly AngleFrame[], duration: number) =>
  element.animate(
    {
      transform: frames.map(({ angle }) => rotation(angle)),
      offset: frames.map(({ offset }) => offset),
    },
    { duration },
  );

/** Milliseconds in which the light passes all groups of bulbs. */
const round = 600;

/** Lights each group in turn. The events of a CSS animation would wake the main thread in each round. */
const chase = (groups: readonly Element[]) =>
  groups.map((group, at) =>
    group.animate(
      { opacity: [1, 1, 0.1, 1] },
      { duration: round, delay: (-at * round) / groups.length, iterations: Infinity },
    ),
  );

/**
 * Turns the disc with one Web Animation, so React renders no frame. The final rotation is set first and holds however
 * the animation ends. The pointer and the bulbs have theirs meanwhile.
 */
export function useWheelRotation({ index, count, isTurning, onStop }: WheelRotation) {
  const disc = useRef<HTMLDivElement>(null);
  const pointer = useRef<SVGSVGElement>(null);
  /** Its children are the groups of bulbs. */
  const lights = useRef<HTMLDivElement>(null);
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
    if (index < 0) return [];
    const motion = planMotion({ from: angle.current, index, count, chance: Math.random() });
    angle.current = motion.to % 360;
    rotateTo(element, angle.current);
    if (reducesMotion) return [element.animate({ opacity: [0, 1] }, { duration: fadeDuration })];
    return [
      turn(element, discFrames(motion), motion.duration),
      ...(pointer.current ? [turn(pointer.current, pointerFrames(motion, count), motion.duration)] : []),
      ...chase([...(lights.current?.children ?? [])]),
    ];
  });
  // The first picture with the new state is already one of the turn.
  useLayoutEffect(() => {
    const element = disc.current;
    if (!isTurning || !element) return undefined;
    const animations = start(element);
    const [main] = animations;
    if (!main) {
      stop();
      return undefined;
    }
    main.onfinish = () => stop();
    const finishWhenHidden = () => {
      if (document.hidden) main.finish();
    };
    finishWhenHidden();
    document.addEventListener('visibilitychange', finishWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', finishWhenHidden);
      main.onfinish = null;
      for (const animation of animations) animation.cancel();
    };
  }, [isTurning]);

  return { disc, pointer, lights };
}
