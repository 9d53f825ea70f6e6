import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Contact } from '@wallet/contract/site';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { failed, ready } from '../../base/story.fixture.ts';
import { contact } from '../site.fixture.ts';
import { ContactScreen } from './ContactScreen.tsx';

const brand = { helpLine: '1323' };

const show = (change: Partial<Contact> = {}) =>
  renderUi(<ContactScreen contact={ready({ ...contact, ...change })} />, { brand });

describe('ContactScreen', () => {
  it('opens the chat app in a new tab with noopener', async () => {
    await show({ lineQR: '/picture/qr.png' });
    const link = screen.getByRole('link', { name: 'Chat with @demo-play' });
    expect(link.getAttribute('href')).toBe('https://chat.example/demo');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('img', { name: 'QR code to add @demo-play' })).toBeTruthy();
    expect(screen.getByText('Version 1.1.14')).toBeTruthy();
    expect(screen.getByRole('link', { name: /1323/ }).getAttribute('href')).toBe('tel:1323');
  });

  it.each([
    ['/', '/notices.txt'],
    ['/preview/', '/preview/notices.txt'],
  ])('links below %s to the licences, in a new tab', async (base, href) => {
    vi.stubEnv('BASE_URL', base);
    onTestFinished(() => void vi.unstubAllEnvs());
    await renderUi(<ContactScreen contact={{ state: 'loading' }} />);
    const link = screen.getByRole('link', { name: 'Licences of software in this app' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
  });

  it('shows the build beside the version', async () => {
    await renderUi(<ContactScreen contact={{ state: 'loading' }} build="Ab3_dE-f" />);
    expect(screen.getByText('Version 1.1.14+Ab3_dE-f')).toBeTruthy();
  });

  it.each([
    [true, '0rem', 1],
    [false, '', 0],
  ])('has no top spacing and an age sign for guests only (%s)', async (isGuest, space, signs) => {
    const options = { brand: { minimumAge: 20 } };
    await renderUi(<ContactScreen contact={{ state: 'loading' }} isGuest={isGuest} />, options);
    expect(screen.queryAllByText('20+')).toHaveLength(signs);
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.style.paddingTop).toBe(space);
  });

  it('drops an unsafe link and keeps the name', async () => {
    await show({ lineLink: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: /Chat with/ })).toBeNull();
    expect(screen.getByText(/chat link is not available/)).toBeTruthy();
    expect(screen.getByText('@demo-play')).toBeTruthy();
  });

  it('names no other way without a link and a name', async () => {
    await show({ lineLink: '', lineName: '' });
    expect(screen.getByText('The chat link is not available.')).toBeTruthy();
  });

  it('shows a picture inside its own address, without a link', async () => {
    await show({ lineQR: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' });
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(document.querySelector('a[href^="data:"]')).toBeNull();
  });

  it('shows no broken picture', async () => {
    await show({ lineQR: '/picture/qr.png' });
    fireEvent.error(screen.getByRole('img', { name: /QR code/ }));
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  it('offers another try, with version and help line in place, when it could not be loaded', async () => {
    const retry = vi.fn();
    await renderUi(<ContactScreen contact={{ ...failed, retry }} />, { brand });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByText('Version 1.1.14')).toBeTruthy();
    expect(screen.getByRole('link', { name: /1323/ })).toBeTruthy();
  });
});
