import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEntry, ChatHistory } from '../chat-entry.ts';

interface ChatScrollOptions {
  entries: readonly ChatEntry[];
  history: ChatHistory;
  /** Called near the top, when there are earlier messages. */
  onStart: () => void;
}

/** CSS pixels from the end that still count as the end. */
const nearEnd = 48;

/** Returns the height of the content with fractions of a pixel; `scrollHeight` rounds them. */
const heightWithin = (box: HTMLElement): number =>
  (box.lastElementChild?.getBoundingClientRect().bottom ?? 0) + box.scrollTop;

const newestOfOthers = (entries: readonly ChatEntry[]): number =>
  entries.reduce((newest, { isOwn, at = 0 }) => (isOwn ? newest : Math.max(newest, at)), 0);

/**
 * Keeps the scroll position: at the end it follows new messages, elsewhere it stays when messages are prepended or
 * the keyboard opens.
 */
export function useChatScroll({ entries, history, onStart }: ChatScrollOptions) {
  /** For the scroll container. */
  const list = useRef<HTMLDivElement>(null);
  /** For the element at its top. */
  const start = useRef<HTMLDivElement>(null);
  const before = useRef<{ first?: string; last?: string; history?: ChatHistory; height: number }>({
    height: 0,
  });
  const isFollowing = useRef(true);
  /** Of the container, at its last scroll to the end or its last resize. */
  const height = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState(0);

  const toEnd = () => {
    const box = list.current;
    if (!box) return;
    isFollowing.current = true;
    height.current = box.clientHeight;
    box.scrollTop = box.scrollHeight;
  };

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const { first, last, height: earlierHeight, history: earlier } = before.current;
    const [oldest, newest] = [entries[0], entries.at(-1)];
    // The change in height is above the viewport: earlier messages or the loading row.
    const isAbove =
      last !== undefined && newest?.key === last && (oldest?.key !== first || history !== earlier);
    // The player's own message is always scrolled into view.
    const isOwnNew = newest?.isOwn === true && newest.key !== last && newest.at === undefined;
    if (isFollowing.current || isOwnNew) toEnd();
    else if (isAbove) box.scrollTop += heightWithin(box) - earlierHeight;
    before.current = {
      ...(oldest && newest && { first: oldest.key, last: newest.key }),
      history,
      height: heightWithin(box),
    };
  }, [entries, history]);

  const onEndVisibility = useEffectEvent((isThere: boolean) => {
    if (!isThere && isAtEnd) setLeftAt(newestOfOthers(entries));
    setAtEnd(isThere);
  });
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const onScroll = () => {
      // The field below has grown, which moves the end: the resize follows.
      if (box.clientHeight !== height.current) return;
      const isThere = box.scrollHeight - box.clientHeight - box.scrollTop <= nearEnd;
      isFollowing.current = isThere;
      onEndVisibility(isThere);
    };
    const onResize = () => {
      height.current = box.clientHeight;
      if (isFollowing.current) box.scrollTop = box.scrollHeight;
      else onScroll();
    };
    // The keyboard resizes the container, a growing message its content.
    const sizes = new ResizeObserver(onResize);
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  const loadEarlier = useEffectEvent(onStart);
  useEffect(() => {
    const startElement = start.current;
    if (!startElement || history !== 'part') return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        // Without a scroll, a short conversation would load all of its history.
        if (seen?.isIntersecting && !isFollowing.current) loadEarlier();
      },
      { root: list.current },
    );
    observer.observe(startElement);
    return () => observer.disconnect();
  }, [history]);

  /** Messages of others since the end was left. */
  const missed = isAtEnd ? 0 : entries.filter(({ isOwn, at = 0 }) => !isOwn && at > leftAt).length;
  return { list, start, isAtEnd, missed, toEnd };
}
