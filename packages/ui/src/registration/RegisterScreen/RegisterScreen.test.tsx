import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { field, renderUi } from '../../../vitest.render.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { filledValues, registerPropsFixture } from '../registration.fixture.ts';
import { emptyValues, type RegisterValues } from '../rules.ts';
import type { RegisterStep } from '../step-order.ts';
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen.tsx';
import { ready, refused, unknown } from '../../base/story.fixture.ts';

/** Stores step, values and refusal like the app. */
function Wizard({ first, ...props }: { first: Partial<RegisterScreenProps> } & Partial<RegisterScreenProps>) {
  const [step, setStep] = useState<RegisterStep | 'done'>(first.step ?? 'phone');
  const [values, setValues] = useState<RegisterValues>(first.values ?? emptyValues('thailand'));
  return (
    <RegisterScreen
      {...registerPropsFixture}
      {...first}
      {...props}
      step={props.step ?? step}
      onStep={setStep}
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const draw = (first: Partial<RegisterScreenProps> = {}) => renderUi(<Wizard first={first} />);
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('RegisterScreen', () => {
  it('counts the actual steps', async () => {
    const { unmount } = await draw();
    expect(screen.getByText('Step 1 of 4 · Phone')).toBeTruthy();
    unmount();
    await draw({ otpSetting: ready(false) });
    expect(screen.getByText('Step 1 of 3 · Phone')).toBeTruthy();
  });

  it('drops the second click of a double click, which would submit the next step', async () => {
    const onSubmitStep = vi.fn();
    const first = { values: filledValues, onSubmitStep };
    const { rerender } = await renderUi(<Wizard first={first} step="profile" />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 });
    rerender(<Wizard first={first} step="bank" />);
    fireEvent.click(screen.getByRole('button', { name: 'Register' }), { detail: 2 });
    expect(onSubmitStep.mock.calls.map(([step]) => step as unknown)).toEqual(['profile']);
    fireEvent.click(screen.getByRole('button', { name: 'Register' }), { detail: 1 });
    expect(onSubmitStep.mock.calls.map(([step]) => step as unknown)).toEqual(['profile', 'bank']);
  });

  it('gives no focus to a field below the second tap of a double tap', async () => {
    const { rerender } = await renderUi(<Wizard first={{}} step="phone" />);
    const next = screen.getByRole('button', { name: 'Send the code' });
    fireEvent.mouseDown(next, { detail: 1 });
    fireEvent.click(next, { detail: 1 });
    rerender(<Wizard first={{}} step="profile" />);
    // The browser focuses the field unless the event is cancelled.
    expect(fireEvent.mouseDown(field('Password'), { detail: 2 })).toBe(false);
    expect(fireEvent.mouseDown(field('Password'), { detail: 1 })).toBe(true);
  });

  it('masks the phone number', async () => {
    await draw({ step: 'otp', values: filledValues });
    expect(screen.getByText('We sent a code to 081-\u2060•••-5678.')).toBeTruthy();
    await press('Change number');
    expect(heading()).toBe('Your phone number');
    expect(field('Phone number').value).toBe('081-234-5678');
  });

  it('rejects different passwords, while typing only when more letters cannot fix it', async () => {
    const onSubmitStep = vi.fn();
    const values = { ...filledValues, confirmPassword: '' };
    await draw({ step: 'profile', values, onSubmitStep });
    await userEvent.type(field('Password again'), 'demo');
    expect(screen.queryByText('The passwords do not match.')).toBeNull();
    await press('Next');
    expect(screen.getByText('The passwords do not match.')).toBeTruthy();
    await userEvent.type(field('Password again'), '1234');
    expect(screen.queryByText('The passwords do not match.')).toBeNull();
    expect(screen.getByText('The passwords match.')).toBeTruthy();
    await userEvent.type(field('Password again'), '5');
    expect(screen.getByText('The passwords do not match.')).toBeTruthy();
    expect(onSubmitStep).not.toHaveBeenCalled();
  });

  it('goes back with all values and skips the verified code', async () => {
    await draw({ step: 'profile', values: filledValues });
    await press('Back');
    expect(heading()).toBe('Your phone number');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(field('Phone number').value).toBe('081-234-5678');
  });

  it('lets a password manager store the phone number as the username', async () => {
    await draw({ step: 'profile', values: filledValues });
    const username = document.querySelector<HTMLInputElement>('form [autocomplete="username"]');
    expect(username?.value).toBe('081-234-5678');
    expect(screen.getAllByRole('textbox')).not.toContain(username);
  });

  it('focuses the emptied field of a code when another one is sent', async () => {
    const sent = (resending: Progress) => ({ otp: { resending } });
    const first = { step: 'otp', values: { ...filledValues, otpCode: '123456' } } as const;
    const { rerender } = await renderUi(<Wizard first={first} {...sent(idle)} />);
    await press('Send a new code');
    rerender(<Wizard first={first} {...sent({ state: 'done' })} />);
    expect(document.activeElement).toBe(field('Code from the message (OTP)'));
  });

  it('lets the player change the invite code', async () => {
    await draw({ step: 'profile', values: { ...filledValues, inviteCode: 'PR7' } });
    expect(screen.getByText('Invited by PR7')).toBeTruthy();
    await press('Change');
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: /Inviter code/ });
    expect(document.activeElement).toBe(code);
    await userEvent.clear(code);
    await userEvent.type(code, 'PR8');
    expect(code.value).toBe('PR8');
  });

  it('shows and applies the English-only rule', async () => {
    const onSubmitStep = vi.fn();
    const values = { ...filledValues, bankCode: 'BBL', firstName: 'สมศักดิ์' };
    await draw({ step: 'bank', values, onSubmitStep });
    expect(screen.getByText(/accepts names in English letters only/)).toBeTruthy();
    await press('Register');
    expect(screen.getByText('The bank account name must be in English only.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Account holder’s first name'));
    expect(onSubmitStep).not.toHaveBeenCalled();
  });

  it('offers a currency in Laos only', async () => {
    const { unmount } = await draw({ step: 'bank' });
    expect(screen.queryByRole('radio')).toBeNull();
    unmount();
    await draw({ step: 'bank', market: 'laos', values: emptyValues('laos') });
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]);
  });
});

describe('a refusal', () => {
  it('does not block other steps', async () => {
    await draw({ step: 'bank', values: filledValues, progress: refused('EXISTING_BANK') });
    expect(document.activeElement).toBe(field('Account number'));
    await press('Back');
    expect(heading()).toBe('About you');
  });

  it('goes away where scrolling into view returns a promise', async () => {
    const scrollIntoView = vi.fn(() => Promise.resolve());
    Object.assign(Element.prototype, { scrollIntoView });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    const first = { step: 'bank', values: filledValues } as const;
    const { rerender } = await renderUi(<Wizard first={first} progress={refused('REGISTER_FAIL')} />);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    rerender(<Wizard first={first} />);
    expect(screen.queryByText(/Registration failed/)).toBeNull();
  });

  it('after an unknown outcome links to the login, without a retry', async () => {
    const progress = unknown('unclear');
    await draw({ step: 'bank', values: filledValues, progress });
    expect(
      screen.getByText(/no connection to the server\. We cannot tell whether you are registered/),
    ).toBeTruthy();
  });
});

describe('with time', () => {
  beforeEach(() =>
    vi.useFakeTimers({
      now: 0,
      toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    }),
  );
  afterEach(() => vi.useRealTimers());

  it('no code is accepted while blocked', async () => {
    await draw({ step: 'otp', values: filledValues, otp: { blockedUntil: 900_000, resending: idle } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again in 15:00' }).disabled).toBe(true);
    expect(field('Code from the message (OTP)').disabled).toBe(true);
  });

  it('the login page opens 2 seconds after success', async () => {
    const onLeave = vi.fn();
    await draw({ step: 'done', onLeave });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Registration complete');
    act(() => vi.advanceTimersByTime(1_999));
    expect(onLeave).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
