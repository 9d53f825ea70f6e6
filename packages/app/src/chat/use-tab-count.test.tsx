import { render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { useTabCount } from './use-tab-count.ts';

function Counted({ count }: { count: number }) {
  useTabCount(count);
  return null;
}

it('the number of unseen messages leaves the title of the tab with its conversation', async () => {
  const { title } = document;
  onTestFinished(() => void (document.title = title));
  document.title = 'Contact us';
  const { unmount } = render(<Counted count={2} />);
  expect(document.title).toBe('(2) Contact us');
  unmount();
  expect(document.title).toBe('Contact us');
});
