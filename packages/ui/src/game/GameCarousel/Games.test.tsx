import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { noop, ready } from '../../base/story.fixture.ts';
import { slotsFixture } from '../game.fixture.ts';
import { Games, type GamesProps } from './Games.tsx';

const draw = opener<GamesProps>(Games, { slots: ready(slotsFixture), isHidden: false, onOpen: noop });

const Still = IntersectionObserver;
afterEach(() => void vi.stubGlobal('IntersectionObserver', Still));

/** Passes each watched element with its margin and the call that reports it as near. */
function watch(onWatch: (element: Element, near: () => void, scrollMargin?: string) => void): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Still {
      constructor(report: (entries: object[]) => void, { scrollMargin }: { scrollMargin?: string } = {}) {
        super(() => undefined);
        const near = () => report([{ isIntersecting: true }]);
        this.observe = (element) => onWatch(element, near, scrollMargin);
      }
    },
  );
}

it('shows every provider under its category and opens it', async () => {
  const { onOpen } = await draw();
  const cardsUnder = (title: string) =>
    screen.getByRole('region', { name: title }).querySelectorAll('button[aria-haspopup]').length;
  expect(['Slots', 'Sports and casino', 'Lottery'].map(cardsUnder)).toEqual([4, 2, 1]);
  await userEvent.click(screen.getByRole('button', { name: /Arena Sport/ }));
  expect(onOpen).toHaveBeenCalledWith(slotsFixture[4]);
});

it('loads the pictures of visible cards first, all others when they come near the view', async () => {
  const cards: (() => void)[] = [];
  watch((_card, near, scrollMargin) => scrollMargin && cards.push(near));
  const data = slotsFixture.map((slot) => ({ ...slot, logo: '/logo.svg', background: '/background.svg' }));
  await draw({ slots: ready(data) });
  const requested = () =>
    [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('fetchpriority'));
  expect(requested()).toEqual(['high', 'high', 'high', 'high']);
  act(() => cards.forEach((near) => near()));
  expect(requested().filter((priority) => priority === 'low')).toHaveLength(2 * (data.length - 2));
});

it('renders the first cards of a long row, and the next when the last of them come near', async () => {
  const marks = new Map<Element, () => void>();
  watch((mark, near) => marks.set(mark, near));
  const data = Array.from({ length: 30 }, (_, at) => ({ ...slotsFixture[0]!, code: `GAME${at}` }));
  await draw({ slots: ready(data) });
  const cards = () => screen.getAllByRole('button', { name: new RegExp(slotsFixture[0]!.name) });
  expect(cards()).toHaveLength(18);
  expect(screen.getAllByRole('listitem').map((card) => card.ariaSetSize)).toEqual(Array(18).fill('30'));
  const mark = cards()[14]?.nextElementSibling;
  act(() => marks.get(mark!)?.());
  expect(cards()).toHaveLength(30);
});

it('moves a row by a card with its arrows, which say where the row ends', async () => {
  let scrollLeft = 0;
  const { matchMedia } = window;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('min-width') }));
  const spies = (['scrollWidth', 'clientWidth'] as const).map((name, at) =>
    vi.spyOn(Element.prototype, name, 'get').mockReturnValue([620, 300][at]!),
  );
  spies.push(vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrollLeft));
  const scrollBy = vi.fn(function (this: Element, { left = 0 }: ScrollToOptions) {
    scrollLeft = Math.min(Math.max(scrollLeft + left, 0), 320);
    this.dispatchEvent(new Event('scroll'));
  });
  Object.assign(HTMLUListElement.prototype, { scrollBy });
  const data = slotsFixture.filter(({ category }) => category === 'slot');
  await draw({ slots: ready(data) });
  const arrows = () =>
    screen.getAllByRole('button', { name: /slide$/ }).map((arrow) => arrow.getAttribute('aria-disabled'));
  expect(arrows()).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(arrows()).toEqual(['false', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(arrows()).toEqual(['false', 'true']);
  expect(scrollBy.mock.calls).toEqual([[{ left: 300 }], [{ left: 300 }]]);
  spies.forEach((spy) => spy.mockRestore());
  media.mockRestore();
  Reflect.deleteProperty(HTMLUListElement.prototype, 'scrollBy');
});

it('marks stale balances: of played games, or all of them', async () => {
  const { change } = await draw({ staleCodes: new Set(['ARENA', 'RIVER']) });
  const marked = () =>
    screen.getAllByText('Balance may have changed').map((mark) => mark.closest('button')?.textContent);
  // The closed account RIVER has no balance.
  expect(marked()).toEqual([expect.stringContaining('Arena Sport')]);
  change({ slots: { ...ready(slotsFixture), isStale: true } });
  expect(marked()).toHaveLength(slotsFixture.filter(({ isActive }) => isActive).length);
});

it('names an empty category', async () => {
  const data = slotsFixture.filter(({ category }) => category !== 'lotto');
  await draw({ slots: ready(data) });
  expect(screen.getByText('No lottery games right now.')).toBeTruthy();
});
