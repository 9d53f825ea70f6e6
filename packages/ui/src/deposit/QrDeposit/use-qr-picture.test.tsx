import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { activeQrFixture, depositBankFixture, qrPropsFixture } from '../deposit.fixture.ts';
import { QrDeposit } from './QrDeposit.tsx';
import type { QrPictureContent } from './qr-picture.ts';

const draw = vi.hoisted(() => vi.fn<(content: QrPictureContent) => Promise<File>>());
vi.mock('./qr-picture.ts', () => ({ drawQrPicture: draw }));

afterEach(() => vi.restoreAllMocks());

it('the picture of a code is drawn in the language of the page, when it was drawn in another one before', async () => {
  draw.mockImplementation(async ({ name }) => new File(['drawn'], name));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:drawn';
  URL.revokeObjectURL = () => undefined;
  const code = { state: 'ready', data: activeQrFixture() } as const;
  const { i18n } = await renderUi(
    <QrDeposit {...qrPropsFixture} bank={depositBankFixture('KBANK')} code={code} />,
  );
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  expect(draw.mock.lastCall?.[0].lines.at(-1)).toBe('Can be paid once');
  await act(() => i18n.changeLanguage('th'));
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกรูป' }));
  await waitFor(() => expect(draw.mock.lastCall?.[0].lines.at(-1)).toMatch(/^[ก-๛\u2060]+$/));
});
