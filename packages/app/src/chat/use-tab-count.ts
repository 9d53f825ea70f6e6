import { useEffect } from 'react';

const counted = /^\(\d+\) /;

/** Shows a number before the title of the tab, on all pages; nothing for 0. */
export function useTabCount(count: number): void {
  useEffect(() => {
    const mark = () => {
      const title = document.title.replace(counted, '');
      const wanted = count > 0 ? `(${count}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    mark();
    if (count === 0) return undefined;
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
