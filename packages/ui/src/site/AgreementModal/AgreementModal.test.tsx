import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded early, so no test waits for the transform.
import '../../base/SafeHtml/sanitize.ts';
import { opener } from '../../../vitest.render.tsx';
import { agreements } from '../site.fixture.ts';
import { AgreementModal, type AgreementModalProps } from './AgreementModal.tsx';
import { failed, noop, ready } from '../../base/story.fixture.ts';

const show = opener<AgreementModalProps>(AgreementModal, {
  isOpen: true,
  agreements: ready(agreements),
  onConfirm: noop,
  onDismiss: noop,
});

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'I have read and agree' });

describe('AgreementModal', () => {
  it('is accepted by its button only', async () => {
    const { onConfirm, onDismiss } = await show();
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(confirm().disabled).toBe(false));
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('cannot be accepted before every part of its text is shown', async () => {
    const { change } = await show({ isOpen: false });
    change({ isOpen: true });
    expect(confirm().disabled).toBe(true);
    await waitFor(() => expect(confirm().disabled).toBe(false));
    for (const name of ['ข้อตกลงผู้ใช้', 'ความเป็นส่วนตัว'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
  });

  it('cannot be accepted unread', async () => {
    await show({ agreements: failed });
    expect(confirm().disabled).toBe(true);
  });
});
