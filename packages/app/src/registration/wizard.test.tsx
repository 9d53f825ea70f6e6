import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { loadWords } from '@wallet/locales';
import { createWords } from '@wallet/ui/words';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../App.tsx';
import { createAppRouter } from '../router.ts';
import { store } from '../session/browser-storage.ts';

/** The answers of the backend, by the end of the path. */
let answers: Record<string, () => Response>;
const asked: { readonly path: string; readonly body: unknown }[] = [];

const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const refuse = (message: string, params?: object) => json({ message, params }, 400);
const callsTo = (path: string) => asked.filter((one) => one.path.endsWith(path));

/** /register as a browser loads it: whatever the entry of the history keeps is there. */
async function load() {
  cleanup();
  const words = await createWords({
    language: 'en',
    load: loadWords,
    namespaces: ['common', 'registration'],
  });
  await words.load('error');
  const queryClient = createQueryClient(() => undefined);
  const router = createAppRouter({ queryClient, words });
  render(<App words={words} queryClient={queryClient} router={router} onReady={() => undefined} />);
  await screen.findByText(/^Step \d of/);
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const isAt = (title: string) => screen.findByRole('heading', { level: 2, name: title });

const fillProfile = async () => {
  await fill('Name', 'Somjai');
  await fill('Password', 'secret-1');
  await fill('Password again', 'secret-1');
  await press('Next');
};
const fillBank = async () => {
  await fill('Account number', '4445556667');
  await fill('First name of the account holder', 'Somjai');
  await fill('Last name of the account holder', 'Demo');
  await press('Register');
};
const askForCode = async () => {
  await fill('Phone number', '0911112222');
  await press('Send the code');
  await isAt('Enter the code');
};

beforeEach(() => {
  asked.length = 0;
  answers = {
    registerOTP: json({ registerOTP: true }),
    sources: json([]),
    banks: json([{ code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์' }]),
    'otp/send': json({ otpRef: 'K7QX', otpToken: 'token-1', code: 'OK' }),
    'otp/verify': json({ message: 'OTP_CODE_VALID' }),
    validate: json({ message: 'OK' }),
    account: json({ message: 'SUCCESS' }),
    active: json({ status: 'active' }),
  };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    return Promise.resolve(answer?.() ?? new Response('{"message":"NO_DATA"}', { status: 404 }));
  });
  window.history.replaceState(null, '', '/register');
});

describe('a refusal that belongs to another step', () => {
  it('is shown there, and the number that is typed next passes', async () => {
    answers['registerOTP'] = json({ registerOTP: false });
    answers['validate'] = refuse('EXISTING_USER');
    await load();
    await fill('Phone number', '0812345678');
    await press('Next');
    await fillProfile();
    await isAt('Your phone number');
    expect(screen.getByText(/already belongs to a member/)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Phone number')));

    answers['validate'] = json({ message: 'OK' });
    await fill('Phone number', '0911112222');
    expect(screen.queryByText(/already belongs to a member/)).toBeNull();
    await press('Next');
    await isAt('About you');
    await press('Next');
    await isAt('Your bank account');
  });

  it('leads to a new code where the one before has become too old', async () => {
    answers['validate'] = refuse('UNVERIFIED_OTP');
    await load();
    await askForCode();
    await fill('Code from the message (OTP)', '123456');
    await fillProfile();
    await isAt('Your phone number');
    expect(screen.getByText('Verify the phone number with an OTP first.')).toBeTruthy();
    answers['validate'] = json({ message: 'OK' });
    await press('Send the code');
    await isAt('Enter the code');
    await fill('Code from the message (OTP)', '654321');
    await isAt('About you');
    await press('Next');
    await isAt('Your bank account');
  });

  it('sees that codes were switched on in the meantime', async () => {
    answers['registerOTP'] = json({ registerOTP: false });
    answers['validate'] = refuse('UNVERIFIED_OTP');
    await load();
    await fill('Phone number', '0911112222');
    await press('Next');
    answers['registerOTP'] = json({ registerOTP: true });
    await fillProfile();
    await press('Send the code');
    await isAt('Enter the code');
  });
});

describe('a code on its way', () => {
  it('outlives a reload, with its reference and the time until another one', async () => {
    await load();
    await askForCode();
    await load();
    await isAt('Enter the code');
    expect(screen.getByText('Reference: K7QX')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Send a new code in/ })).toBeTruthy();
    expect(screen.queryByText(/enter the password again/)).toBeNull();
    await fill('Code from the message (OTP)', '123456');
    await isAt('About you');
    expect(callsTo('otp/verify').map(({ body }) => body)).toEqual([
      { otpToken: 'token-1', otpCode: '123456' },
    ]);
    expect(callsTo('otp/send')).toHaveLength(1);
  });

  it('belongs to the number it was sent to', async () => {
    await load();
    await askForCode();
    act(() => window.history.back());
    await isAt('Your phone number');
    await fill('Phone number', '0933334444');
    act(() => window.history.forward());
    await waitFor(() => expect(window.location.search).toContain('phone'));
    await isAt('Your phone number');
  });

  it('is not said to be coming beside a wrong one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    await load();
    await askForCode();
    expect(screen.queryByText('A new code is on its way.')).toBeNull();
    act(() => vi.advanceTimersByTime(61_000));
    await press('Send a new code');
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy();
    answers['otp/verify'] = refuse('OTP_CODE_INVALID', { left: 4 });
    await fill('Code from the message (OTP)', '123456');
    expect(await screen.findByText('The OTP is wrong. Tries left: 4')).toBeTruthy();
    expect(screen.queryByText('A new code is on its way.')).toBeNull();
    vi.useRealTimers();
  });
});

it('the inviter of one member is not the inviter of the next', async () => {
  answers['registerOTP'] = json({ registerOTP: false });
  store('code', 'PR7');
  const chosen = { registration: { bankCode: 'SCB' }, __TSR_key: 'chosen', __TSR_index: 0 };
  window.history.replaceState(chosen, '', '/register');
  await load();
  await fill('Phone number', '0911112222');
  await press('Next');
  await screen.findByText('Invited by PR7');
  await fillProfile();
  await fillBank();
  await isAt('You are a member now');
  expect(callsTo('api/account').map(({ body }) => body)).toEqual([
    expect.objectContaining({ inviteCode: 'PR7', currency: 'BAHT' }),
  ]);
  expect(localStorage.getItem('code')).toBeNull();
});
