import { asShown } from '@wallet/locales/joined';
import { demoPhones } from '@wallet/contract/demo-members';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { loginPropsFixture } from '../session.fixture.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { failed, refused } from '../../base/story.fixture.ts';

const show = opener(LoginScreen, loginPropsFixture);

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /log in|try again in/i });
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const problemOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('LoginScreen', () => {
  it('submits the typed values, without remembering by default', async () => {
    const { onLogin } = await show();
    await userEvent.type(phone(), '+66 81-234-5678');
    await userEvent.type(password(), 'demo 1234');
    await userEvent.click(submit());
    expect(onLogin).toHaveBeenCalledExactlyOnceWith(
      { username: demoPhones.rich, password: 'demo 1234' },
      false,
    );
  });

  it('remembers when the box is checked', async () => {
    const { onLogin } = await show({ initialPhone: demoPhones.rich });
    await userEvent.type(password(), 'x');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me logged in' }));
    await userEvent.click(submit());
    expect(onLogin).toHaveBeenCalledWith({ username: demoPhones.rich, password: 'x' }, true);
  });

  it('marks both empty fields and puts the focus on the first', async () => {
    const { onLogin } = await show();
    await userEvent.click(submit());
    expect(problemOf(phone())).toBe('Enter your phone number.');
    expect(problemOf(password())).toBe('Enter your password.');
    expect(document.activeElement).toBe(phone());
    expect(onLogin).not.toHaveBeenCalled();
    await userEvent.type(phone(), '0');
    expect(isInvalid(phone())).toBe(false);
    expect(isInvalid(password())).toBe(true);
  });

  it('sends no password of spaces alone', async () => {
    const { onLogin } = await show({ initialPhone: demoPhones.rich });
    await userEvent.type(password(), '   {Enter}');
    expect(problemOf(password())).toBe('Enter your password.');
    expect(onLogin).not.toHaveBeenCalled();
  });

  it.each([
    ['WRONG_PASSWORD', 'Contact us', '/contact'],
    ['INACTIVE_USER', 'Contact us', '/contact'],
    ['NO_USER', 'Register', '/register'],
  ])('announces %s with a link to help', async (code, name, href) => {
    await show({ progress: refused(code) });
    const alert = screen.getAllByRole('alert').find((region) => region.textContent !== '');
    const link = [...(alert?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === name);
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('shows the failed check of the service without stopping anyone', async () => {
    const retry = vi.fn();
    await show({ siteCheck: { ...failed, retry } });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(submit().disabled).toBe(false);
  });

  it('keeps typed values when the language changes', async () => {
    const { i18n } = await show();
    await userEvent.type(phone(), demoPhones.rich);
    await userEvent.type(password(), 'secret');
    await act(() => i18n.changeLanguage('la'));
    expect(screen.getByLabelText<HTMLInputElement>(asShown('ລະຫັດຜ່ານ')).value).toBe('secret');
    expect(screen.getByLabelText<HTMLInputElement>(asShown('ເບີໂທລະສັບ')).value).toBe('081-234-5678');
  });
});

describe('LoginScreen after too many tries', () => {
  const tooMany = { ...refused('REQUEST_LIMIT_1MIN'), retryAt: 60_000 };
  beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  it('counts down on the disabled button, then announces the end', async () => {
    await show({ progress: tooMany });
    expect(submit().disabled).toBe(true);
    expect(submit().textContent).toBe('Try again in 01:00');
    act(() => vi.advanceTimersByTime(15_000));
    expect(submit().textContent).toBe('Try again in 00:45');
    act(() => vi.advanceTimersByTime(45_000));
    expect(submit().disabled).toBe(false);
    expect(screen.getByText('You can try again now.').getAttribute('role')).toBe('status');
  });

  it('logs in after the wait, also if a password manager submitted the form before', async () => {
    const { onLogin } = await show({ initialPhone: demoPhones.rich, progress: tooMany });
    await userEvent.type(password(), 'x');
    act(() => password().form?.requestSubmit());
    expect(onLogin).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(60_000));
    await userEvent.click(submit());
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('still waits while the password is corrected', async () => {
    const { onEdit } = await show({ progress: tooMany });
    await userEvent.type(password(), 'x');
    expect(onEdit).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(60_000));
    await userEvent.type(password(), 'y');
    expect(onEdit).toHaveBeenCalled();
  });
});
