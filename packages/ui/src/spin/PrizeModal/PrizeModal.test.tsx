import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noPrizeCode } from '@wallet/contract/spin';
import { describe, expect, it, vi } from 'vitest';
// Imported here, so that no test waits for the transform.
import '../../base/SafeHtml/sanitize.ts';
import { renderUi } from '../../../vitest.render.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { PrizeModal, type PrizeModalProps } from './PrizeModal.tsx';

const result = { code: 'CASH50', label: '฿50', remainingCoin: 4 };
const slice = {
  code: 'CASH50',
  label: '฿50',
  bgColor: '',
  textColor: '',
  htmlDescription: '<p>Fifty <b>baht</b><img src=x onerror="alert(1)"></p>',
};

async function open(props: Partial<PrizeModalProps> = {}) {
  const onClose = vi.fn();
  await renderUi(
    <PrizeModal isOpen onClose={onClose} result={result} slice={slice} progress={idle} {...props} />,
  );
  return { user: userEvent.setup(), onClose };
}

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

  it('shows why the wheel was not spun', async () => {
    const refused: Progress = { state: 'refused', failure: { message: 'INVALID_PRIZE_CODE' } };
    await open({ result: undefined, progress: refused });
    const sheet = await dialog('The wheel did not spin');
    expect(sheet.textContent).toContain('The wheel has closed or its prizes have changed.');
    expect(sheet.textContent).not.toContain('code');
    expect(sheet.textContent).toContain('No coin was taken.');
  });

  it('mentions coins, not money', async () => {
    const refused: Progress = { state: 'refused', failure: { message: 'MONEY_NOT_ENOUGH' } };
    await open({ result: undefined, progress: refused });
    const sheet = await dialog('The wheel did not spin');
    expect(sheet.textContent).toContain('You have no coins left.');
    expect(sheet.textContent).not.toContain('money');
  });

  it.each([
    ['unclear', 'We could not confirm the result'],
    ['happened', 'Lucky wheel'],
    ['did-not-happen', 'We could not confirm the result'],
  ] as const)('after a lost answer, verdict %s: %s', async (verdict, title) => {
    await open({
      result: undefined,
      progress: { state: 'unknown', verdict, failure: { message: 'fault:connection' } },
    });
    expect(await dialog(title)).toBeTruthy();
  });
});
