import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { opener, renderUi } from '../../../vitest.render.tsx';
// Loaded early, so no test waits for the transform.
import '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { noop } from '../../base/story.fixture.ts';
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx';
import { MemberFrame, type MemberFrameProps } from './MemberFrame.tsx';

const show = opener<MemberFrameProps>(MemberFrame, {
  path: '/user/statement',
  children: 'page',
  onConditions: noop,
  onLogout: noop,
});

const logout = () => screen.getByRole('button', { name: 'Log out' });

const entries = () => [...screen.getByRole('navigation', { name: 'Main menu' }).querySelectorAll('li')];

it('the menu of guests leads to its four pages', async () => {
  await renderUi(<GuestFrame path="/login">page</GuestFrame>);
  const links = entries().map((entry) => entry.querySelector('a'));
  expect(links.map((link) => link?.getAttribute('href'))).toEqual([
    '/login',
    '/register',
    '/howto',
    '/contact',
  ]);
});

describe('MemberFrame', () => {
  it('marks the page that is shown', async () => {
    await show();
    const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(links.map(({ textContent }) => textContent)).toEqual(['Statement']);
  });

  it('has the page home in the middle of its five entries', async () => {
    await show();
    expect(entries().map(({ textContent, dataset }) => [textContent, dataset['central']])).toEqual([
      ['Profile', 'false'],
      ['Conditions', 'false'],
      ['Home', 'true'],
      ['Statement', 'false'],
      ['Contact', 'false'],
    ]);
  });

  it('follows its entries without loading the page', async () => {
    const { navigate } = await show();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/home');
  });

  it('opens the conditions', async () => {
    const { onConditions } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Conditions' }));
    expect(onConditions).toHaveBeenCalledOnce();
  });

  it('confirms before logout and returns the focus on cancel', async () => {
    const { onLogout } = await show({ logoutWarning: 'A QR code is open' });
    await userEvent.click(logout());
    expect(await screen.findByText('A QR code is open')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(onLogout).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(logout()));
  });

  it('logs out once confirmed', async () => {
    const { onLogout } = await show();
    await userEvent.click(logout());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Log out' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it.each([
    ['Stay', [1, 0]],
    ['Log out', [0, 1]],
  ])('confirms a navigation that ends the session: %s', async (answer, counts) => {
    const leaving = { onStay: vi.fn(), onLeave: vi.fn() };
    const { onLogout } = await show({ leaving, logoutWarning: 'A slip is being sent' });
    await screen.findByText('A slip is being sent');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: answer }));
    expect([leaving.onStay, leaving.onLeave].map(({ mock }) => mock.calls.length)).toEqual(counts);
    expect(onLogout).not.toHaveBeenCalled();
  });

  it('changes the language in place', async () => {
    const { i18n } = await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'th');
    expect(await screen.findByRole('link', { name: 'ประวัติ' })).toBeTruthy();
    expect(i18n.language).toBe('th');
  });

  it('keeps its language and shows an error when loading fails', async () => {
    const { i18n, change } = await show();
    vi.spyOn(i18n, 'changeLanguage').mockRejectedValue(new Error('no connection'));
    change({});
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'la');
    await act(async () => undefined);
    expect(await screen.findByText('The language could not be changed. Try again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Statement' })).toBeTruthy();
  });
});
