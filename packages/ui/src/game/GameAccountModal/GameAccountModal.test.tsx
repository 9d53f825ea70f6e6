import { satang } from '@wallet/contract/wire/money';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { limited, pending, ready, unknown } from '../../base/story.fixture.ts';
import {
  closedSlotFixture,
  formAccountFixture,
  formSlotFixture,
  gamePropsFixture,
  linkSlotFixture,
  slotAccountFixture,
  slotFixture,
} from '../game.fixture.ts';
import type { GameLaunchProgress } from './game-account.ts';
import { GameAccountModal, type GameAccountModalProps } from './GameAccountModal.tsx';
import { revealDuration } from './Credentials.tsx';

const launching = (progress: GameLaunchProgress) => ({
  progress,
  onStart: vi.fn(),
  onOpenLink: vi.fn(),
  isSameTab: false,
});
const effect = (progress: Progress = idle) => ({ progress, onStart: vi.fn(), onReset: vi.fn() });

const open = (props: Partial<GameAccountModalProps> = {}) =>
  opener(
    GameAccountModal,
    gamePropsFixture,
  )({
    activation: effect(),
    passwordReset: effect(),
    launch: launching({ state: 'idle' }),
    ...props,
  });

const { password } = slotAccountFixture;

afterEach(() => vi.useRealTimers());

describe('the password', () => {
  it('is masked until revealed, and masks itself again', async () => {
    await open();
    vi.useFakeTimers();
    expect(screen.queryByText(password)).toBeNull();
    fireEvent.click(button('Show password'));
    expect(screen.getByText(password)).toBeTruthy();
    act(() => vi.advanceTimersByTime(revealDuration - 1));
    expect(screen.getByText(password)).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText(password)).toBeNull();
  });

  it('is reset once, after a confirmation', async () => {
    const { user, passwordReset } = await open();
    await user.click(button('Reset password'));
    expect(passwordReset.onStart).not.toHaveBeenCalled();
    await user.dblClick(button('Reset password'));
    expect(passwordReset.onStart).toHaveBeenCalledTimes(1);
  });
});

it('a password that is being reset does not show as the present one when the sheet opens again', async () => {
  const { user, change } = await open();
  await user.click(button('Reset password'));
  await user.click(button('Reset password'));
  change({ passwordReset: effect(pending), isOpen: false });
  change({ passwordReset: effect(pending) });
  expect(screen.queryByRole('button', { name: 'Show password' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Reset the password?' })).toBeTruthy();
});

it('after too many requests, the buttons of an account show the seconds to wait', async () => {
  const wait = () => button(/^Wait \d+\ss$/);
  const { user, change } = await open();
  await user.click(button('Reset password'));
  change({ passwordReset: effect(limited(30)) });
  expect(wait().disabled).toBe(true);
  change({ slot: closedSlotFixture, activation: effect(limited(30)) });
  expect(wait().disabled).toBe(true);
});

describe('an account that is not open', () => {
  it('is opened once for a double click', async () => {
    const { user, activation } = await open({ slot: closedSlotFixture });
    await user.dblClick(button('Open account'));
    expect(activation.onStart).toHaveBeenCalledTimes(1);
  });

  it('is reloaded, not opened again, after a lost response', async () => {
    const { user, activation, onReloadWallet } = await open({
      slot: closedSlotFixture,
      activation: effect(unknown('unclear', 'fault:busy')),
    });
    expect(
      screen.getByText(/^The service is not available at the moment\. We could not confirm/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open account' })).toBeNull();
    await user.click(button('Check again'));
    expect(onReloadWallet).toHaveBeenCalledTimes(1);
    expect(activation.onReset).toHaveBeenCalledTimes(1);
    expect(activation.onStart).not.toHaveBeenCalled();
  });
});

describe('the actions', () => {
  it('show why nothing can be transferred', async () => {
    await open({ walletBalance: satang(0), slot: { ...slotFixture, amount: satang(0) } });
    expect(button('Transfer in').disabled).toBe(true);
    expect(button('Transfer out').disabled).toBe(true);
    expect(screen.getByText('Deposit first, then transfer.')).toBeTruthy();
    expect(screen.getByText('There is no money in this game.')).toBeTruthy();
  });

  it('open a transfer in the right direction', async () => {
    const { user, onTransfer } = await open();
    await user.click(button('Transfer in'));
    await user.click(button('Transfer out'));
    expect(onTransfer.mock.calls).toEqual([['in'], ['out']]);
  });

  it('open safe addresses only, without a referrer', async () => {
    await open({ slot: { ...slotFixture, web: 'javascript:alert(1)' } });
    expect(button('Play now').disabled).toBe(true);
    expect(screen.getByText(/This game has no link/)).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([slotFixture.android, slotFixture.ios]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual(Array(2).fill('noopener noreferrer'));
    expect(screen.getByText('Website: This link cannot be opened.')).toBeTruthy();
  });
});

describe('opening the game', () => {
  const play = (props: Partial<GameAccountModalProps> = {}) => open({ slot: linkSlotFixture, ...props });
  const link = (name: string) => screen.getByRole('link', { name });

  it('requests the sign-in link with the credentials', async () => {
    const { user, launch } = await play();
    await user.click(button('Play now'));
    expect(launch.onStart).toHaveBeenCalledExactlyOnceWith(slotAccountFixture);
  });

  it.each([
    ['the credentials', linkSlotFixture],
    ['the form fields', formSlotFixture],
  ])('waits for %s', async (_what, slot) => {
    await open({ slot, account: { state: 'loading' } });
    expect(button('Play now').disabled).toBe(true);
  });

  it('is a plain link where the player signs in by hand', async () => {
    const { user, launch } = await open();
    const play = link('Play now');
    expect([play.getAttribute('href'), play.getAttribute('target'), play.getAttribute('rel')]).toEqual([
      slotFixture.web,
      '_blank',
      'noopener noreferrer',
    ]);
    play.addEventListener('click', (event) => event.preventDefault());
    await user.click(play);
    expect(launch.onOpenLink).toHaveBeenCalledOnce();
    expect(launch.onStart).not.toHaveBeenCalled();
  });

  it('replaces the app where tabs are not wanted', async () => {
    await open({ launch: { ...launching({ state: 'idle' }), isSameTab: true } });
    expect(link('Play now').getAttribute('target')).toBeNull();
  });

  it('needs one more tap after a blocked popup', async () => {
    const href = 'https://lotus.example/play?ticket=1';
    await play({ launch: launching({ state: 'blocked', href }) });
    expect(link('Open the game').getAttribute('href')).toBe(href);
  });

  const ofForm = { slot: formSlotFixture, account: ready(formAccountFixture) };

  it('posts the hidden fields of the account', async () => {
    const { user, launch } = await open(ofForm);
    await user.click(button('Play now'));
    expect(launch.onStart).toHaveBeenCalledExactlyOnceWith(formAccountFixture);
    expect(document.body.innerHTML).not.toContain(formAccountFixture.event?.['__VIEWSTATE']);
  });

  it('is manual for an account without form fields', async () => {
    await open({ slot: formSlotFixture });
    expect(link('Play now').getAttribute('href')).toBe(formSlotFixture.web);
  });

  it('posts the form in one more tap after a blocked popup', async () => {
    const forms: unknown[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      forms.push([this.getAttribute('action'), this.getAttribute('target'), this.getAttribute('rel')]);
    });
    const blocked = { state: 'blocked', href: 'https://ufa.example/', fields: { username: 'u' } } as const;
    const { user, launch } = await open({ ...ofForm, launch: launching(blocked) });
    await user.click(button('Open the game'));
    expect(forms).toEqual([['https://ufa.example/', '_blank', 'noopener noreferrer']]);
    expect(launch.onOpenLink).toHaveBeenCalledOnce();
    submit.mockRestore();
  });

  it.each([
    [{ message: 'NO_GAME' }, /closed at the moment/],
    [{ message: 'SLOT_NO_ACCOUNT' }, /could not find this account/],
    [{ message: 'WRONG_CREDENTIAL' }, /Reset it below/],
    [{ message: 'REQUEST_LIMIT' }, /too often|wait/i],
    [{ message: 'fault:slow' }, /took too long.*Wait a moment/],
    ['no-link', /cannot be opened/],
  ] as const)('shows the reason of the failure (%j), and leads to the provider', async (reason, text) => {
    await play({ launch: launching({ state: 'failed', reason }) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(link('Go to the provider').getAttribute('href')).toBe(linkSlotFixture.web);
    expect(screen.getByText(slotAccountFixture.username)).toBeTruthy();
  });

  it('links to the operator where the provider has no address', async () => {
    const slot = { ...linkSlotFixture, web: '', android: '', ios: '' };
    await play({ slot, launch: launching({ state: 'failed', reason: { message: 'fault:slow' } }) });
    expect(link('Contact us').getAttribute('href')).toBe('/user/contact');
  });
});
