import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { slicesFixture } from '../spin.fixture.ts';
import { sectorAt } from '../wheel-motion.ts';
import { Wheel, type WheelProps } from './Wheel.tsx';

/** Started animations of the disc, and those of the bulbs and the pointer. */
const begun: Begun[] = [];
const others: Begun[] = [];

interface Begun {
  frames: PropertyIndexedKeyframes;
  duration: number;
  animation: Animation;
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  begun.length = 0;
  others.length = 0;
  Element.prototype.animate = vi.fn(function (
    this: Element,
    frames: PropertyIndexedKeyframes,
    { duration }: KeyframeAnimationOptions,
  ) {
    const animation = {
      onfinish: null,
      cancel: vi.fn(),
      finish: vi.fn(() => animation.onfinish?.call(animation, {} as AnimationPlaybackEvent)),
    } as unknown as Animation;
    (this.matches('[data-turning]') ? begun : others).push({ frames, duration: Number(duration), animation });
    return animation;
  }) as unknown as Element['animate'];
});
afterEach(() => vi.restoreAllMocks());

const draw = (props: Partial<WheelProps> = {}) => (
  <Wheel
    name="Lucky wheel"
    slices={slicesFixture}
    code={undefined}
    isTurning={false}
    onStop={() => undefined}
    {...props}
  >
    <button type="button">hub</button>
  </Wheel>
);

const disc = () => screen.getByRole('img').parentElement!;
const angleNow = () => Number(/rotate\((-?[\d.]+)deg\)/.exec(disc().style.transform)?.[1]);
const indexOf = (code: string) => slicesFixture.findIndex((slice) => slice.code === code);

describe('the wheel', () => {
  it('lists its sectors for screen readers', async () => {
    await renderUi(draw());
    expect(screen.getByRole('img', { name: /Lucky wheel.*฿10, –, ★ ฿20/ })).toBeTruthy();
  });

  it('turns as one animation into the winning sector, and stops once', async () => {
    const onStop = vi.fn();
    const { rerender } = await renderUi(draw({ onStop }));
    rerender(draw({ onStop, code: 'CASH500', isTurning: true }));
    vi.mocked(Math.random).mockReturnValue(0.1);
    rerender(draw({ onStop, code: 'CASH500', isTurning: true }));
    expect(begun).toHaveLength(1);
    const [{ frames, duration, animation }] = begun as [Begun];
    const chase = ['opacity', 600];
    expect(others.map((one) => [Object.keys(one.frames)[0], one.duration])).toEqual([
      ['transform', duration],
      chase,
      chase,
    ]);
    const angles = (frames['transform'] as string[]).map((one) => parseFloat(one.slice('rotate('.length)));
    expect(angles[0]).toBe(0);
    expect(duration).toBeGreaterThanOrEqual(4_000);
    expect(duration).toBeLessThanOrEqual(5_000);
    expect(sectorAt(angles.at(-1) ?? 0, 8)).toBe(indexOf('CASH500'));
    expect(angleNow()).toBeCloseTo((angles.at(-1) ?? 0) % 360, 6);
    animation.finish();
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('continues from its last position', async () => {
    const { rerender } = await renderUi(draw());
    rerender(draw({ code: 'CASH50', isTurning: true }));
    rerender(draw({ code: 'CASH50' }));
    const stopped = angleNow();
    rerender(draw({ code: 'CASH50', isTurning: true }));
    expect((begun[1]!.frames['transform'] as string[])[0]).toBe(`rotate(${stopped}deg)`);
  });

  it('rests in the given sector without a turn', async () => {
    await renderUi(draw({ code: 'GIFT' }));
    expect(sectorAt(angleNow(), 8)).toBe(indexOf('GIFT'));
    expect(begun).toEqual([]);
  });

  it('does not turn for an unknown code', async () => {
    const onStop = vi.fn();
    await renderUi(draw({ code: 'OTHER', isTurning: true, onStop }));
    expect(begun).toEqual([]);
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('is at its end at once on a hidden page', async () => {
    const onStop = vi.fn();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await renderUi(draw({ code: 'CASH10', isTurning: true, onStop }));
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('jumps to its end when the page is hidden', async () => {
    const onStop = vi.fn();
    await renderUi(draw({ code: 'CASH10', isTurning: true, onStop }));
    expect(onStop).not.toHaveBeenCalled();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('fades for 300 ms under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await renderUi(draw({ code: 'CASH10', isTurning: true }));
    expect(begun.map(({ frames, duration }) => [frames, duration])).toEqual([[{ opacity: [0, 1] }, 300]]);
    expect(others).toEqual([]);
    expect(sectorAt(angleNow(), 8)).toBe(indexOf('CASH10'));
  });

  it('keeps its sectors during a turn, even when the operator changes them', async () => {
    const { rerender } = await renderUi(draw({ code: 'CASH50', isTurning: true }));
    const other = slicesFixture.slice(0, 3);
    rerender(draw({ slices: other, code: 'CASH50', isTurning: true }));
    expect(screen.getByRole('img', { name: /฿500/ })).toBeTruthy();
    rerender(draw({ slices: other, code: 'CASH50' }));
    expect(screen.queryByRole('img', { name: /฿500/ })).toBeNull();
  });
});
