import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, expect, it, vi } from 'vitest';
// Imported here, so that no test waits for the transform.
import './receipt-picture.ts';
import { renderUi } from '../../../vitest.render.tsx';
import { ResultDialog } from '../ResultDialog/ResultDialog.tsx';
import type { EffectRecord } from '../progress.ts';
import { ReceiptPicture } from './ReceiptPicture.tsx';
import type { OpenSupport } from '../support/support.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

/** Collects the drawn texts; jsdom has no canvas. */
function recordedTexts(): string[] {
  const texts: string[] = [];
  const context = new Proxy<Record<string, unknown>>(
    { fillText: (text: string) => texts.push(text), measureText: (text: string) => ({ width: text.length }) },
    { get: (target, name: string) => target[name] ?? (() => undefined) },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['drawn'])));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:drawn';
  URL.revokeObjectURL = () => undefined;
  return texts;
}

const withdrawal = (record?: EffectRecord) => (
  <ResultDialog
    isOpen
    isWaiting
    onClose={() => undefined}
    outcome={record?.hasFailed ? 'failure' : 'success'}
    receipt={{
      kind: 'Withdraw',
      amount: satang(1_234_56),
      items: [{ label: 'To', value: <b>KBANK</b>, text: 'KBANK ***-*-*6789' }],
      record,
    }}
  />
);

const record = { at: '2026-07-03T14:05:09.000+07:00', id: '65f2c0a1b9' };

it('draws amount, masked account, time and reference', async () => {
  const texts = recordedTexts();
  await renderUi(withdrawal(record));
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(texts.length).toBeGreaterThan(0));
  expect(texts).toEqual([
    '',
    'Withdraw',
    '฿1,234.56',
    'In progress',
    'To',
    'KBANK ***-*-*6789',
    'Time',
    '03/07/2026 14:05:09',
    'Reference',
    record.id,
  ]);
});

it('is one of a failed transaction when the statement lists it as failed', async () => {
  const texts = recordedTexts();
  await renderUi(withdrawal({ ...record, hasFailed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(texts).toContain('Failed'));
  expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeTruthy();
});

it('offers no picture before the statement has the transaction', async () => {
  await renderUi(withdrawal());
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
});

it('shares the drawn file, where the browser can', async () => {
  recordedTexts();
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { canShare: () => true, share });
  await renderUi(withdrawal(record));
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'receipt.png' })] });
});

it('shows the picture for a long press in the browser of a chat app', async () => {
  recordedTexts();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Line/14.0');
  await renderUi(withdrawal(record));
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(await screen.findByRole('img', { name: 'Withdraw ฿1,234.56' })).toBeTruthy();
  expect(screen.getByText('Press and hold the picture to save it')).toBeTruthy();
});

it('goes to support with the question about it, and is drawn when it is attached', async () => {
  const texts = recordedTexts();
  const onSupport = vi.fn<OpenSupport>();
  await renderUi(withdrawal(record), { onSupport });
  await userEvent.click(screen.getByRole('button', { name: 'Problem with this transaction' }));
  expect(texts).toEqual([]);
  expect(onSupport.mock.lastCall?.[0]).toContain('\nTo: KBANK ***-*-*6789\n');
  expect((await onSupport.mock.lastCall?.[1]?.())?.name).toBe('receipt.png');
  expect(texts).toContain(record.id);
});

it('is drawn again with its end, when it was drawn before that', async () => {
  const texts = recordedTexts();
  const receipt = { title: 'Withdraw', amount: '฿500.00', reference: record.id, facts: [] };
  const { rerender } = await renderUi(<ReceiptPicture {...receipt} status="in progress" />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  await save();
  await waitFor(() => expect(texts).toContain('In progress'));
  rerender(<ReceiptPicture {...receipt} status="SUCCESS" />);
  await save();
  await waitFor(() => expect(texts).toContain('Success'));
});

it('is drawn in the language of the page, when it was drawn in another one before', async () => {
  const texts = recordedTexts();
  const { i18n } = await renderUi(withdrawal(record));
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(texts).toContain('Reference'));
  await act(() => i18n.changeLanguage('th'));
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกรูป' }));
  await waitFor(() => expect(texts).toContain('เลขอ้างอิง'));
});
