import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChatEntry, ChatHistory } from '../entry.ts';

interface ScrollKeepingOptions {
  entries: readonly ChatEntry[];
  history: ChatHistory;
  /** The upper end came near, and there is more before it. */
  onStart: () => void;
}

interface ScrollKeeping {
  /** For what scrolls. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** For what stands at its upper end. */
  readonly start: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  /** How many messages of others came while the end was out of sight. */
  readonly missed: number;
  readonly toEnd: () => void;
}

/** CSS pixels from the end that still count as the end. */
const nearEnd = 48;

/** Returns the height of what scrolls, with fractions of a pixel; `scrollHeight` rounds them. */
const heightWithin = (box: HTMLElement): number =>
  (box.lastElementChild?.getBoundingClientRect().bottom ?? 0) + box.scrollTop;

const newestOfOthers = (entries: readonly ChatEntry[]): number =>
  entries.reduce((newest, { isOwn, at = 0 }) => (isOwn ? newest : Math.max(newest, at)), 0);

/**
 * Keeps what is read in place: who is at the end follows it, whoever has scrolled up stays where they are, also when
 * older messages are put in above or the keyboard takes half of the window.
 */
export function useScrollKeeping({ entries, history, onStart }: ScrollKeepingOptions): ScrollKeeping {
  const list = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const before = useRef<{ first?: string; last?: string; history?: ChatHistory; height: number }>({
    height: 0,
  });
  const isFollowing = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState(0);

  const toEnd = () => {
    const box = list.current;
    if (!box) return;
    isFollowing.current = true;
    box.scrollTop = box.scrollHeight;
  };

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const { first, last, height, history: earlier } = before.current;
    const [oldest, newest] = [entries[0], entries.at(-1)];
    // What grew or shrank stands above what is read: older messages, or the word that they are on their way.
    const isAbove =
      last !== undefined && newest?.key === last && (oldest?.key !== first || history !== earlier);
    // What one has written oneself is always in sight.
    const isOwnNew = newest?.isOwn === true && newest.key !== last && newest.at === undefined;
    if (isFollowing.current || isOwnNew) toEnd();
    else if (isAbove) box.scrollTop += heightWithin(box) - height;
    before.current = {
      ...(oldest && newest && { first: oldest.key, last: newest.key }),
      history,
      height: heightWithin(box),
    };
  }, [entries, history]);

  const noteLeaving = useEffectEvent((isThere: boolean) => {
    if (!isThere && isAtEnd) setLeftAt(newestOfOthers(entries));
    setAtEnd(isThere);
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const note = () => {
      const isThere = box.scrollHeight - box.clientHeight - box.scrollTop <= nearEnd;
      isFollowing.current = isThere;
      noteLeaving(isThere);
    };
    const follow = () => {
      if (isFollowing.current) box.scrollTop = box.scrollHeight;
      else note();
    };
    // The keyboard makes the box smaller, a message that grows makes its content taller.
    const sizes = new ResizeObserver(follow);
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, []);

  const readBack = useEffectEvent(onStart);
  useEffect(() => {
    const mark = start.current;
    if (!mark || history !== 'part') return undefined;
    const sight = new IntersectionObserver(
      ([seen]) => {
        // Before anybody has scrolled, a short conversation would read itself to its beginning.
        if (seen?.isIntersecting && !isFollowing.current) readBack();
      },
      { root: list.current },
    );
    sight.observe(mark);
    return () => sight.disconnect();
  }, [history]);

  const missed = isAtEnd ? 0 : entries.filter(({ isOwn, at = 0 }) => !isOwn && at > leftAt).length;
  return { list, start, isAtEnd, missed, toEnd };
}
