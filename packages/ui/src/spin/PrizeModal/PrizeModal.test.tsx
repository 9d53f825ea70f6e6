import { screen } from '@testing-library/react';
import { noPrizeCode } from '@wallet/contract/spin';
import { describe, expect, it } from 'vitest';
// Imported here, so that no test waits for the transform.
import '../../base/SafeHtml/sanitize.ts';
import { opener } from '../../../vitest.render.tsx';
import { idle } from '../../base/progress.ts';
import { openSheet, refused, unknown } from '../../base/story.fixture.ts';
import { PrizeModal, type PrizeModalProps } from './PrizeModal.tsx';

const result = { code: 'CASH50', label: '฿50', remainingCoin: 4 };
const slice = {
  code: 'CASH50',
  label: '฿50',
  bgColor: '',
  textColor: '',
  htmlDescription: '<p>Fifty <b>baht</b><img src=x onerror="alert(1)"></p>',
};

const open = opener<PrizeModalProps>(PrizeModal, { ...openSheet, result, slice, progress: idle });

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the result of a spin', () => {
  it('shows the prize, its description and the remaining coins', async () => {
    const { user, onClose } = await open();
    const sheet = await dialog('You won');
    await screen.findByText('baht');
    expect(sheet.textContent).toContain('฿50');
    expect(sheet.textContent).toContain('4 coins left');
    expect(sheet.querySelector('[onerror]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has no line about coins when the backend sends no number', async () => {
    await open({ result: { ...result, remainingCoin: undefined } });
    expect((await dialog('You won')).textContent).not.toContain('left');
  });

  it('shows the received label when the wheel has no such sector', async () => {
    await open({ slice: undefined, result: { ...result, code: 'OTHER', label: 'A bicycle' } });
    expect((await dialog('You won')).textContent).toContain('A bicycle');
  });

  it('is neutral without a prize', async () => {
    await open({ result: { code: noPrizeCode, label: '–', remainingCoin: 0 } });
    const sheet = await dialog('No prize this time');
    expect(sheet.textContent).not.toMatch(/won|coupon/i);
  });

  it.each([
    ['INVALID_PRIZE_CODE', 'The wheel has closed or its prizes have changed.', 'code'],
    ['MONEY_NOT_ENOUGH', 'You have no coins left.', 'money'],
  ])('shows why the wheel was not spun, in its own words: %s', async (code, reason, foreign) => {
    await open({ result: undefined, progress: refused(code) });
    const { textContent } = await dialog('The wheel did not spin');
    expect(textContent).toContain(reason);
    expect(textContent).not.toContain(foreign);
    expect(textContent).toContain('No coin was taken.');
  });

  it.each([
    ['unclear', 'We could not confirm the result'],
    ['happened', 'Lucky wheel'],
    ['did-not-happen', 'We could not confirm the result'],
  ] as const)('after a lost answer, verdict %s: %s', async (verdict, title) => {
    await open({ result: undefined, progress: unknown(verdict) });
    expect(await dialog(title)).toBeTruthy();
  });
});
