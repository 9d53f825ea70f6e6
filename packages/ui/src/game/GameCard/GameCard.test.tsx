import { satang } from '@wallet/contract/wire/money';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { closedSlotFixture, slotFixture } from '../game.fixture.ts';
import { GameCard, type GameCardProps } from './GameCard.tsx';

const draw = (props: Partial<GameCardProps>) =>
  renderUi(<GameCard slot={slotFixture} isHidden={false} onOpen={() => undefined} {...props} />);

describe('an open account', () => {
  it.each([
    [320_25, 10, '3,202.50'],
    [10, 0.35, '0.04'],
    [1_500_00, 0.1, '150.00'],
  ])('of %d satang times %d is %s in the game', async (amount, ftWalletSlot, shown) => {
    await draw({ slot: { ...slotFixture, amount: satang(amount), ftWalletSlot } });
    expect(screen.getByText(`${shown} in the game`)).toBeTruthy();
  });

  it('hides both amounts', async () => {
    await draw({ isHidden: true });
    expect(screen.getByRole('button').textContent).not.toMatch(/\d/);
  });
});

describe('an account that is not open', () => {
  it('prompts to open it and shows no amount', async () => {
    const onOpen = vi.fn();
    await draw({ slot: closedSlotFixture, onOpen });
    const card = screen.getByRole('button');
    expect(card.textContent).toContain('Open account');
    expect(card.textContent).not.toContain('฿');
    fireEvent.click(card);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

const addresses = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

describe('the pictures', () => {
  it('are replaced by a scene when broken, and the name is not repeated', async () => {
    await draw({ slot: { ...slotFixture, background: '/scene.png', logo: '/logo.png' }, isFirst: true });
    const [scene, logo] = document.querySelectorAll('img');
    expect(addresses()).toEqual([expect.stringMatching(/scene.png$/), expect.stringMatching(/logo.png$/)]);
    fireEvent.error(scene!);
    fireEvent.error(logo!);
    expect(addresses()).toEqual([expect.stringContaining('night-market')]);
    expect(screen.getAllByText('Lotus Reels')).toHaveLength(1);
  });

  it('show another part of the scene for another code', async () => {
    const part = async (code: string) => {
      const { unmount } = await draw({ slot: { ...slotFixture, code }, isFirst: true });
      const position = document.querySelector('img')?.style.objectPosition;
      unmount();
      return position;
    };
    expect(await part('LOTUS')).toBe(await part('LOTUS'));
    expect(await part('LOTUS')).not.toBe(await part('RIVER'));
  });

  it('are not requested from an unsafe address', async () => {
    await draw({
      slot: { ...slotFixture, logo: 'javascript:alert(1)', background: 'https://a:b@c.example/' },
      isFirst: true,
    });
    expect(addresses()).toEqual([expect.stringContaining('night-market')]);
  });
});
