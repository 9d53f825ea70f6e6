import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { idle } from '../../base/progress.ts';
import { pending, ready, refused } from '../../base/story.fixture.ts';
import { bonusProgressFixture, currentBonusFixture, currentBonusPropsFixture } from '../bonus.fixture.ts';
import { CurrentBonusModal, type CurrentBonusModalProps } from './CurrentBonusModal.tsx';

const open = async (props: Partial<CurrentBonusModalProps> = {}) => {
  const view = await opener(CurrentBonusModal, currentBonusPropsFixture)(props);
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
};

const text = () => screen.getByRole('dialog').textContent;

describe('cancelling', () => {
  it('needs a confirmation that states its cost, and happens once', async () => {
    const { user, press, onEndBonus } = await open();
    expect(text()).toContain('50% of the bonus');
    await press('Cancel the bonus');
    expect(screen.getByRole('dialog', { name: 'Cancel this bonus?' })).toBeTruthy();
    expect(text()).toContain('50% of the bonus is deducted');
    expect(text()).toContain('cannot be restored');
    expect(onEndBonus).not.toHaveBeenCalled();
    await user.dblClick(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(onEndBonus).toHaveBeenCalledOnce();
  });

  it('keeps its question until the result, although the bonus is gone already', async () => {
    const { press, change } = await open();
    await press('Cancel the bonus');
    change({ current: ready(null), progress: pending });
    expect(screen.getByRole('dialog', { name: 'Cancel this bonus?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
  });

  it('can be abandoned at both steps', async () => {
    const { press, onClose, onEndBonus } = await open();
    await press('Cancel the bonus');
    await press('Back');
    await press('Cancel the bonus');
    await press('Back');
    await press('Keep the bonus');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onEndBonus).not.toHaveBeenCalled();
  });

  it('without shares states that the percentage is unknown, and promises nothing', async () => {
    const { press } = await open({ current: ready({ type: 'refund', terms: [], percentFail: undefined }) });
    expect(text()).toContain('Loss refund');
    await press('Cancel the bonus');
    expect(text()).toContain('part or all of the bonus is deducted');
    expect(text()).not.toContain('all of it goes to your wallet');
  });

  it('that costs everything states so, and promises nothing', async () => {
    const { press } = await open({ current: ready({ ...currentBonusFixture, percentFail: 100 }) });
    await press('Cancel the bonus');
    expect(text()).toContain('the whole bonus is deducted');
    expect(text()).not.toContain('what is left');
  });

  it('is not offered without a bonus', async () => {
    const { press, onClose } = await open({ current: ready(null) });
    expect(screen.queryByRole('button', { name: 'Cancel the bonus' })).toBeNull();
    await press('OK');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a bonus with progress', () => {
  const withProgress = (change: Partial<typeof bonusProgressFixture>) => ({
    current: ready({ ...currentBonusFixture, progress: { ...bonusProgressFixture, ...change } }),
  });

  it('shows how far it is, and its payout', async () => {
    await open(withProgress({ played: satang(120_00) }));
    expect(text()).toContain('Played฿120.00 / ฿300.00');
    expect(text()).toContain('Paid when complete฿100.00');
    expect(screen.getByRole('button', { name: 'Cancel the bonus' })).toBeTruthy();
  });

  it('moves to the wallet when it is complete: no cancellation, no deduction', async () => {
    const { press, onEndBonus } = await open(withProgress({ played: satang(300_00) }));
    expect(text()).toContain('Complete. You have met all conditions.');
    expect(text()).not.toMatch(/cancel|deducted/i);
    await press('Move ฿100.00 to the wallet');
    expect(text()).not.toMatch(/cancel|deducted/i);
    await press('Move ฿100.00 to the wallet');
    expect(onEndBonus).toHaveBeenCalledOnce();
  });

  it('was moved to the wallet, also when the result arrived while the sheet was closed', async () => {
    const { press, change } = await open(withProgress({ played: satang(300_00) }));
    await press('Move ฿100.00 to the wallet');
    await press('Move ฿100.00 to the wallet');
    const current = ready(null);
    change({ current, progress: pending, isOpen: false });
    const progress = {
      state: 'done',
      record: { at: '2026-11-28T12:00:00+07:00', amount: satang(100_00) },
    } as const;
    change({ current, progress, isOpen: false });
    change({ current, progress });
    expect(screen.getByRole('dialog', { name: 'Bonus complete' })).toBeTruthy();
    expect(text()).toContain('฿100.00 went to your wallet.');
  });

  it.each([
    ['another amount in the statement', satang(90_00)],
    ['no transaction in the statement', undefined],
  ])('with %s, names no amount as moved', async (_what, amount) => {
    const { press, change } = await open(withProgress({ played: satang(300_00) }));
    await press('Move ฿100.00 to the wallet');
    const progress = { state: 'done', record: { at: '2026-11-28T12:00:00+07:00', amount } } as const;
    change({ current: ready(null), progress });
    expect(text()).toContain('The bonus was moved to your wallet.');
    expect(text()).not.toContain('฿');
  });

  it('that is no longer complete is not cancelled by the confirmation of its payout', async () => {
    const { press, change, onEndBonus } = await open(withProgress({ played: satang(300_00) }));
    await press('Move ฿100.00 to the wallet');
    change(withProgress({ played: satang(299_00) }));
    expect(screen.queryByRole('button', { name: 'Move ฿100.00 to the wallet' })).toBeNull();
    expect(text()).toContain('Played฿299.00 / ฿300.00');
    expect(onEndBonus).not.toHaveBeenCalled();
  });

  it('offers no cancellation when there is none', async () => {
    await open(withProgress({ isCancellable: false }));
    expect(screen.queryByRole('button', { name: 'Cancel the bonus' })).toBeNull();
    expect(text()).toContain('cannot be cancelled before its conditions are met');
    expect(text()).not.toContain('deducted');
  });
});

it('offers no cancellation after the backend refused it', async () => {
  const { press, change } = await open();
  await press('Cancel the bonus');
  change({ progress: refused('BONUS_CONDITION') });
  await press('OK');
  change({ progress: idle });
  expect(screen.queryByRole('button', { name: 'Cancel the bonus' })).toBeNull();
  expect(text()).not.toContain('of the bonus');
});

describe('the result', () => {
  it.each([
    ['BONUS_REMAINING', { amount: satang(10_00) }, 'less than ฿10.00 is left there'],
    ['BONUS_REMAINING', {}, 'once it is played'],
    ['BONUS_CONDITION', { amount: satang(60_00) }, 'play another ฿60.00'],
    ['BONUS_CONDITION', {}, 'cannot be cancelled before its conditions are met'],
    ['INTERNAL_SERVER_ERROR', {}, 'Something went wrong'],
  ])('of %s %o has its own title and advice: %s', async (message, params, advice) => {
    await open({ progress: refused(message, params) });
    expect(screen.getByRole('dialog', { name: 'The bonus could not be cancelled' })).toBeTruthy();
    expect(text()).toContain(advice);
  });

  it('of a success shows that the bonus is cancelled', async () => {
    await open({ progress: { state: 'done' } });
    expect(screen.getByRole('dialog', { name: 'Bonus cancelled' })).toBeTruthy();
    expect(text()).toContain('What was left of it, if anything, is in your wallet.');
  });
});
