import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { limited, pending, ready, refused } from '../../base/story.fixture.ts';
import { activeBonusFixture, receivedForEverFixture, bonusPropsFixture } from '../bonus.fixture.ts';
import { BonusModal } from './BonusModal.tsx';

const open = opener(BonusModal, bonusPropsFixture);

const button = (name: string) => screen.queryByRole('button', { name });

describe('an available bonus', () => {
  it('shows its terms, with its percentage in the operator’s text', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Claim this bonus?' }).textContent).toContain('3 times a week');
    expect(screen.getByText('50% of the bonus')).toBeTruthy();
    expect(await screen.findByText(/, 50% is deducted\.$/)).toBeTruthy();
  });

  it('is claimed once by a double click', async () => {
    const { user, onReceive } = await open();
    await user.dblClick(screen.getByRole('button', { name: 'Claim bonus' }));
    expect(onReceive).toHaveBeenCalledOnce();
  });

  it('cannot be claimed again until the time that a refusal names', async () => {
    const { change } = await open();
    change({ progress: limited(60) });
    change({});
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Wait \d+ s/ }).disabled).toBe(true);
    expect(button('Claim bonus')).toBeNull();
  });

  it.each([
    ['has it as the current one', activeBonusFixture],
    ['counts it as claimed', receivedForEverFixture],
    ['lacks it', null],
  ])('stays as it was asked until the result, although the list already %s', async (_what, data) => {
    const { change } = await open();
    const asked = screen.getByRole('dialog', { name: 'Claim this bonus?' }).textContent;
    const list = ready(data);
    change({ progress: pending, bonus: list });
    expect(screen.getByRole('dialog', { name: 'Claim this bonus?' }).textContent).toBe(asked);
    expect(button('OK')).toBeNull();
    change({ progress: refused('BONUS_FULL'), bonus: list });
    expect(screen.getByRole('dialog', { name: 'Bonus not claimed' })).toBeTruthy();
    change({ bonus: list });
    expect(screen.queryByRole('dialog', { name: 'Claim this bonus?' })).toBeNull();
  });
});

it.each([
  ['the current one', activeBonusFixture, 'Your current bonus'],
  ['one that is received out', receivedForEverFixture, 'Already claimed'],
  ['one that is not on offer', null, 'Bonus'],
] as const)('%s can only be confirmed', async (_what, data, title) => {
  const { user, onClose } = await open({ bonus: ready(data) });
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  expect(button('Claim bonus')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledOnce();
});

describe('the result', () => {
  it('is the confirmed receipt of the bonus', async () => {
    await open({ progress: { state: 'done' } });
    expect(screen.getByRole('dialog', { name: 'Saved' })).toBeTruthy();
  });

  it.each(['BONUS_ALREADY_ACTIVE', 'BONUS_REMAINING'])('%s links to the active bonus', async (code) => {
    const { user, onCurrent } = await open({ progress: refused(code) });
    expect(screen.getByRole('dialog', { name: 'Bonus not claimed' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'See my current bonus' }));
    expect(onCurrent).toHaveBeenCalledOnce();
  });

  it('explains a condition, where the backend names it', async () => {
    await open({ progress: refused('BONUS_CONDITION', { deposit: satang(100_00) }) });
    const dialogText = screen.getByRole('dialog').textContent;
    expect(dialogText).toContain('Deposit at least ฿100.00');
    expect(dialogText).toContain('Each deposit can be used for one bonus.');
  });
});
