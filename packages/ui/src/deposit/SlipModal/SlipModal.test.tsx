import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { accepted, failed, pending, ready, refused, unknown } from '../../base/story.fixture.ts';
import { slipPropsFixture, chosenSlipFixture } from './slip.fixture.ts';
import { SlipModal } from './SlipModal.tsx';

const draw = opener(SlipModal, slipPropsFixture);

const picture = new File(['x'], 'slip.png', { type: 'image/png' });

describe('a picture', () => {
  it('is chosen from the gallery, not from the camera', async () => {
    const { user, onChoose } = await draw({ chosen: undefined });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    expect([input.accept, input.hasAttribute('capture')]).toEqual(['image/*', false]);
    const opened = vi.spyOn(input, 'click').mockImplementation(() => undefined);
    await user.click(button('Choose a picture'));
    expect(opened).toHaveBeenCalledTimes(1);
    await user.upload(input, picture);
    expect(onChoose).toHaveBeenCalledWith(picture);
    expect(input.value).toBe('');
  });

  it('is replaced together with its error', async () => {
    const { user, onDiscard, onReset } = await draw({ progress: refused('SLIP_INVALID_FILE') });
    expect(screen.getByText('This file cannot be used as a slip. Choose a picture.')).toBeTruthy();
    await user.click(button('Choose another one'));
    expect(onDiscard).toHaveBeenCalledTimes(1);
    expect(onReset).toHaveBeenCalledTimes(1);
  });
});

describe('the local check', () => {
  it.each([
    [{ scan: { state: 'checking' } }, 'Looking at the picture…'],
    [{}, 'This is a slip of Kasikornbank.'],
    [{ scan: { state: 'slip', issuer: 'TrueMoney' } }, 'This is a slip of TrueMoney.'],
    [{ scan: { state: 'slip', issuer: undefined } }, 'This is a bank slip.'],
    [{ scan: { state: 'payment-code' } }, 'This looks like a QR code to pay with, not like a slip.'],
    [{ scan: { state: 'no-code' } }, 'We found no QR code of a slip in this picture.'],
    [{ scan: { state: 'no-picture' } }, 'This file cannot be shown as a picture.'],
    [{ wasSentBefore: true }, 'This slip was sent from this phone before.'],
    [{ file: { size: 10 * 1024 * 1024 + 1 } }, 'This picture is larger than 10 MB.'],
  ] as const)('%j shows a warning, and sending stays possible', async (found, words) => {
    const { user, onSend } = await draw({ chosen: { ...chosenSlipFixture, ...found } });
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(button('Send the slip'));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('shows nothing where it is not available', async () => {
    await draw({ chosen: { ...chosenSlipFixture, scan: { state: 'unchecked' } } });
    const statuses = within(screen.getByRole('dialog')).getAllByRole('status');
    expect(statuses.map(({ textContent }) => textContent)).toEqual(['', '']);
  });
});

describe('opening hours', () => {
  const slipWindow = ready({ isOpen: false, closedFrom: '23:50', closedTo: '00:10' });

  it('are shown before a picture is chosen, and one can be chosen', async () => {
    await draw({ slipWindow, chosen: undefined });
    expect(screen.getByText('Slips are not accepted from 23:50 to 00:10.')).toBeTruthy();
    expect(button('Choose a picture').disabled).toBe(false);
  });

  it('keep the picture until they begin', async () => {
    const { change } = await draw({ slipWindow });
    expect(button('Send the slip').disabled).toBe(true);
    change({ slipWindow: ready({ isOpen: true }) });
    expect(button('Send the slip').disabled).toBe(false);
  });

  it('remove an outdated refusal', async () => {
    const progress = refused('SLIP_UPLOAD_FAIL', { from: '23:50', to: '00:10' });
    const { change, onReset } = await draw({ progress });
    expect(screen.getByText('Slips are not accepted from 23:50 to 00:10.')).toBeTruthy();
    change({ progress, slipWindow });
    expect(onReset).not.toHaveBeenCalled();
    change({ progress });
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('are not guessed while loading', async () => {
    await draw({ slipWindow: failed });
    expect(button('Send the slip').disabled).toBe(false);
  });
});

describe('the upload', () => {
  it('starts once for two clicks', async () => {
    const onSend = vi.fn(() => new Promise(() => undefined));
    const { user } = await draw({ onSend });
    await user.dblClick(button('Send the slip'));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('shows its progress, and can be aborted until complete', async () => {
    const { user, change, onCancel } = await draw({ progress: pending, uploadedShare: 0.425 });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42.5');
    expect(screen.getByText('42% sent')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    // The second tap of a double tap on the send button.
    expect(button('Cancel').disabled).toBe(true);
    await waitFor(() => expect(button('Cancel').disabled).toBe(false));
    await user.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledTimes(1);
    change({ progress: pending, uploadedShare: 1 });
    expect(screen.getByText('Sent. Waiting for confirmation…')).toBeTruthy();
    expect(button('Cancel').disabled).toBe(true);
  });

  it('keeps the picture while offline, and offers it again', async () => {
    const progress = refused('offline');
    const { change } = await draw({ isOnline: false, progress });
    expect(screen.getByText('Your picture is kept here. Send it when you are back online.')).toBeTruthy();
    change({ isOnline: true, progress });
    expect(screen.getByText('Your slip has not been sent yet. Send it now.')).toBeTruthy();
    expect(button('Send the slip').disabled).toBe(false);
  });

  it('shows the status of the slip, and a button for another one', async () => {
    const { user, onReset, onDiscard } = await draw({ progress: { state: 'done' } });
    expect(screen.getByText('the way of the slip')).toBeTruthy();
    await user.click(button('Send another slip'));
    expect(onReset).toHaveBeenCalledTimes(1);
    expect(onDiscard).toHaveBeenCalledTimes(1);
  });

  it('resets after success when the sheet closes in any way', async () => {
    const { change, onReset, onDiscard } = await draw({ progress: { state: 'done' } });
    change({ isOpen: false, progress: { state: 'done' } });
    expect(onReset).toHaveBeenCalledTimes(1);
    expect(onDiscard).toHaveBeenCalledTimes(1);
  });

  it('keeps the picture of a refused slip when the sheet closes', async () => {
    const { change, onDiscard } = await draw({ progress: refused('SLIP_UPLOAD_FAIL') });
    change({ isOpen: false });
    expect(onDiscard).not.toHaveBeenCalled();
  });
});

describe('a lost response', () => {
  it.each(['checking', 'unclear'] as const)('links to the slips and sends nothing: %s', async (verdict) => {
    const { user, navigate } = await draw({ progress: unknown(verdict) });
    expect(screen.getByRole('dialog', { name: 'We could not confirm the result' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the slip' })).toBeNull();
    await user.click(button('Slips'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/statement?slips=1');
  });

  it('of a slip that arrived is a success', async () => {
    await draw({ progress: unknown('happened') });
    expect(screen.getByText('the way of the slip')).toBeTruthy();
  });

  it('of a slip that did not arrive can be retried', async () => {
    const { user, onSend } = await draw({ progress: unknown('did-not-happen', 'fault:slow') });
    expect(screen.getByText('The slip did not arrive.')).toBeTruthy();
    expect(screen.getByText('The server took too long to answer. You can send it again.')).toBeTruthy();
    await user.click(button('Send the slip'));
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['checking', 'We are checking that it arrived'],
  ['did-not-happen', 'your statement does not confirm it yet'],
  // The tracker shows why the list is unreadable.
  ['unclear', 'the way of the slip'],
] as const)('an accepted slip that nobody has seen (%s) cannot be sent again', async (verdict, text) => {
  await draw({ progress: accepted(verdict) });
  expect(document.body.textContent).toContain(text);
  expect(screen.queryByRole('button', { name: 'Send the slip' })).toBeNull();
});
