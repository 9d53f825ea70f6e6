import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Carousel } from './Carousel.tsx';

/** jsdom draws nothing: three slides of 300 px in a window of 300 px. */
function layOut() {
  const track = screen.getByRole('region', { name: 'Games' }).firstElementChild as HTMLElement;
  const scrollTo = vi.fn();
  Object.assign(track, { scrollTo });
  Object.defineProperties(track, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  [...track.children].forEach((slide, at) => Object.defineProperty(slide, 'offsetLeft', { value: at * 300 }));
  const scroll = (left: number) =>
    act(() => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    });
  scroll(0);
  return { scroll, scrollTo };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const games = (
  <Carousel label="Games" withDots>
    <p>one</p>
    <p>two</p>
    <p>three</p>
  </Carousel>
);

describe('Carousel', () => {
  it('numbers its slides', async () => {
    await renderUi(games);
    expect(screen.getByRole('group', { name: 'Slide 2 of 3' }).textContent).toBe('two');
  });

  it('has no controls when everything fits', async () => {
    await renderUi(games);
    expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull();
  });

  it('has a dot for each of seven slides, and says where it stands among more', async () => {
    const row = (count: number) => (
      <Carousel label="Games" withDots>
        {Array.from({ length: count }, (_, at) => (
          <p key={at}>{at}</p>
        ))}
      </Carousel>
    );
    const { rerender } = await renderUi(row(7));
    layOut();
    expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(7);
    rerender(row(9));
    expect(screen.queryByRole('button', { name: /^Go to slide/ })).toBeNull();
    expect(screen.getByText('1 / 9')).toBeTruthy();
  });

  it('walks by arrows and dots and stops at its ends', async () => {
    await renderUi(games);
    const { scroll, scrollTo } = layOut();
    expect(button('Previous slide').disabled).toBe(true);
    fireEvent.click(button('Next slide'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
    fireEvent.click(button('Go to slide 3'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' });
    scroll(600);
    expect(button('Next slide').disabled).toBe(true);
    expect(button('Go to slide 3').getAttribute('aria-current')).toBe('true');
  });
});
