import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
// Loaded early, so no test waits for the transform.
import '../../base/SafeHtml/sanitize.ts';
import { renderUi } from '../../../vitest.render.tsx';
import { agreements } from '../site.fixture.ts';
import { AgreementModal, type AgreementModalProps } from './AgreementModal.tsx';
import { failed } from '../../base/story.fixture.ts';

const propsOf = (given: Partial<AgreementModalProps> = {}): AgreementModalProps => ({
  isOpen: true,
  agreements: { state: 'ready', data: agreements },
  onConfirm: vi.fn(),
  onDismiss: vi.fn(),
  ...given,
});

function show(given: Partial<AgreementModalProps> = {}) {
  const props = propsOf(given);
  return renderUi(<AgreementModal {...props} />).then(() => props);
}

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

  it('shows every part of the text', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'ข้อตกลงผู้ใช้' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'ความเป็นส่วนตัว' })).toBeTruthy();
  });

  it('cannot be accepted before its text is shown', async () => {
    const { rerender } = await renderUi(<AgreementModal {...propsOf({ isOpen: false })} />);
    rerender(<AgreementModal {...propsOf()} />);
    expect(confirm().disabled).toBe(true);
    await waitFor(() => expect(confirm().disabled).toBe(false));
    expect(screen.getByRole('heading', { name: 'ความเป็นส่วนตัว' })).toBeTruthy();
  });

  it('cannot be accepted unread', async () => {
    await show({
      agreements: failed,
    });
    expect(confirm().disabled).toBe(true);
  });
});
