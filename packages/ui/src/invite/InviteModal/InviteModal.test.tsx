import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Imported here, so that no test waits for the transform.
import './link-qr.ts';
import { button, opener } from '../../../vitest.render.tsx';
import { ready } from '../../base/story.fixture.ts';
import {
  inviteAmountFixture,
  inviteLinkFixture,
  invitesFixture,
  invitePropsFixture,
} from '../invite.fixture.ts';
import { InviteModal } from './InviteModal.tsx';

const open = opener(InviteModal, invitePropsFixture);

describe('the invite amount', () => {
  it('is received as a bonus, or moves its certain part to the wallet and takes the whole amount', async () => {
    const { user, onReceive, onAdd } = await open();
    await user.click(button('Claim as a bonus ฿150.00'));
    expect(screen.getByRole('dialog').textContent).toContain('Invite bonus฿150.00');
    await user.dblClick(button('Claim the bonus'));
    expect([onReceive.mock.calls.length, onAdd.mock.calls]).toEqual([1, []]);
    await user.click(button('Back'));
    await user.click(button('Add to wallet ฿120.00'));
    await user.dblClick(button('Claim ฿120.00'));
    expect([onReceive.mock.calls.length, onAdd.mock.calls]).toEqual([1, [[15_000]]]);
  });

  it('shows the reason when there is none', async () => {
    await open({ wallet: ready({ invite: { ...inviteAmountFixture, amount: satang(0) } }) });
    for (const name of ['Claim as a bonus', 'Add to wallet']) {
      expect(button(name).disabled).toBe(true);
      const reason = document.getElementById(button(name).getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toMatch(/^Nothing to claim yet/);
    }
  });

  it('shows the result', async () => {
    await open({ progress: { state: 'done' } });
    expect(screen.getByRole('dialog', { name: 'Invite bonus claimed' }).textContent).toContain(
      'You have received the invite bonus.',
    );
  });
});

describe('the link', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  it('opens LINE with the link, and nothing else where there is no share sheet', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    const line = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by LINE' });
    expect(new URL(line.href).searchParams.get('url')).toBe(inviteLinkFixture);
    expect([line.target, line.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('opens the share sheet where there is one', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('dismissed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open();
    await user.click(button('Share'));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: inviteLinkFixture }));
  });

  it('is shown and hidden as a QR code', async () => {
    const { user } = await open();
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(button('QR code'));
    const code = await screen.findByRole<HTMLImageElement>('img', { name: 'Your invite link as a QR code' });
    expect(code.src).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(button('QR code').getAttribute('aria-expanded')).toBe('true');
    await user.click(button('QR code'));
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('past rewards', () => {
  it('are listed with name, time and amount, in pages', async () => {
    const { user, onPage } = await open();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[1]).toBe('ต้น เดโม฿40.2505/11/2026 09:02:11');
    await user.click(button('Next page'));
    expect(onPage).toHaveBeenCalledWith(2);
  });
});

it('isolates a friend’s right-to-left name from the text beside it', async () => {
  const invites = invitesFixture.map((invite) => ({ ...invite, from: { name: 'דוד 123' } }));
  await open({ invites: ready({ total: 1, invites: invites.slice(0, 1) }) });
  expect(screen.getByText('דוד 123').tagName).toBe('BDI');
});
