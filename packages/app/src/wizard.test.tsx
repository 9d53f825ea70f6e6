import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { demoPhones } from '@wallet/contract/demo-members';
import { loadWords } from '@wallet/locales';
import { createI18n, type I18n } from '@wallet/ui/i18n';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { App } from '#start/App.tsx';
import { createAppRouter } from '#start/router.ts';
import { writeStored } from '#api/storage/browser-storage.ts';
import { press } from './drift/effects.fixture.ts';

/** Answers of the backend by the end of the path. */
let responses: Record<string, () => Response | Promise<Response>>;
const requests: { readonly path: string; readonly body: unknown }[] = [];

const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const refuse = (message: string, params?: object) => json({ message, params }, 400);
const callsTo = (path: string) => requests.filter((one) => one.path.endsWith(path));

let i18n: I18n;
/** Returns a text of the app by its key. */
const text = (key: string, values: object = {}) =>
  (i18n.i18next.t as (key: string, values: object) => string)(key, values);

/** Renders /register as after a page load, with the state of the history entry. */
async function load() {
  cleanup();
  i18n = await createI18n({
    language: 'en',
    load: loadWords,
    namespaces: ['common', 'registration'],
  });
  await i18n.load('error');
  const queryClient = createQueryClient(() => undefined);
  const router = createAppRouter({ queryClient, i18n });
  render(<App i18n={i18n} queryClient={queryClient} router={router} onReady={() => undefined} />);
  await waitFor(() => expect(title()).toBeDefined());
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const title = () => document.querySelector('h2')?.textContent;
const isAt = (wanted: string) => waitFor(() => expect(title()).toBe(wanted));

const fillProfile = async () => {
  await fill(text('registration:profile.name'), 'Somjai');
  await fill(text('registration:profile.password'), 'secret-1');
  await fill(text('registration:profile.confirmPassword'), 'secret-1');
  await press(text('common:actions.next'));
};
const fillBank = async () => {
  await fill(text('registration:bank.number'), '4445556667');
  await fill(text('registration:bank.firstName'), 'Somjai');
  await fill(text('registration:bank.lastName'), 'Demo');
  await press(text('registration:bank.submit'));
};
const requestCode = async () => {
  await fill(text('registration:phone.label'), '0911112222');
  await press(text('registration:phone.sendCode'));
  await isAt(text('registration:otp.title'));
};

beforeEach(() => {
  requests.length = 0;
  responses = {
    registerOTP: json({ registerOTP: true }),
    sources: json([]),
    banks: json([{ code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์' }]),
    'otp/send': json({ otpRef: 'K7QX', otpToken: 'token-1', code: 'OK' }),
    'otp/verify': json({ message: 'OTP_CODE_VALID' }),
    validate: json({ message: 'OK' }),
    account: json({ message: 'SUCCESS' }),
    active: json({ status: 'active' }),
  };
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    requests.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const [, response] = Object.entries(responses).find(([end]) => path.endsWith(end)) ?? [];
    return Promise.resolve(response?.() ?? new Response('{"message":"NO_DATA"}', { status: 404 }));
  });
  window.history.replaceState(null, '', '/register');
});

describe('a refusal that belongs to another step', () => {
  it('is shown there, and the next number passes', async () => {
    responses['registerOTP'] = json({ registerOTP: false });
    responses['validate'] = refuse('EXISTING_USER');
    await load();
    await fill(text('registration:phone.label'), demoPhones.rich);
    await press(text('common:actions.next'));
    await fillProfile();
    await isAt(text('registration:phone.title'));
    expect(screen.getByText(new RegExp(text('error:EXISTING_USER')))).toBeTruthy();
    await waitFor(async () =>
      expect(document.activeElement).toBe(await field(text('registration:phone.label'))),
    );

    responses['validate'] = json({ message: 'OK' });
    await fill(text('registration:phone.label'), '0911112222');
    expect(screen.queryByText(new RegExp(text('error:EXISTING_USER')))).toBeNull();
    await press(text('common:actions.next'));
    await isAt(text('registration:profile.title'));
    await press(text('common:actions.next'));
    await isAt(text('registration:bank.title'));
  });

  it('leads to a new code if codes were enabled in the meantime, and if the previous one expired', async () => {
    responses['registerOTP'] = json({ registerOTP: false });
    responses['validate'] = refuse('UNVERIFIED_OTP');
    await load();
    await fill(text('registration:phone.label'), '0911112222');
    await press(text('common:actions.next'));
    responses['registerOTP'] = json({ registerOTP: true });
    await fillProfile();
    await press(text('registration:phone.sendCode'));
    await isAt(text('registration:otp.title'));
    await fill(text('registration:otp.label'), '123456');
    await isAt(text('registration:profile.title'));
    await press(text('common:actions.next'));
    await isAt(text('registration:phone.title'));
    expect(screen.getByText(text('error:UNVERIFIED_OTP'))).toBeTruthy();
    responses['validate'] = json({ message: 'OK' });
    await press(text('registration:phone.sendCode'));
    await isAt(text('registration:otp.title'));
    await fill(text('registration:otp.label'), '654321');
    await isAt(text('registration:profile.title'));
    await press(text('common:actions.next'));
    await isAt(text('registration:bank.title'));
  });
});

describe('a sent code', () => {
  it('survives a reload after the clock was set back, with its reference and resend time', async () => {
    await load();
    await requestCode();
    Object.assign(window.history.state.otp, { resendAt: Date.now() + 86_400_000 });
    await load();
    await isAt(text('registration:otp.title'));
    expect(screen.getByText(text('registration:otp.reference', { reference: 'K7QX' }))).toBeTruthy();
    const resendIn = new RegExp(`^${text('registration:otp.resendIn', { time: '0[01]:[0-5].' })}$`);
    expect(screen.getByText(resendIn).closest('button')).not.toBeNull();
    expect(screen.queryByText(text('registration:draft'))).toBeNull();
    await fill(text('registration:otp.label'), '123456');
    await isAt(text('registration:profile.title'));
    expect(callsTo('otp/verify').map(({ body }) => body)).toEqual([
      { otpToken: 'token-1', otpCode: '123456' },
    ]);
    expect(callsTo('otp/send')).toHaveLength(1);
  });

  it('belongs to its phone number', async () => {
    await load();
    await requestCode();
    act(() => window.history.back());
    await isAt(text('registration:phone.title'));
    await fill(text('registration:phone.label'), '0933334444');
    act(() => window.history.forward());
    await waitFor(() => expect(window.location.search).toContain('phone'));
    await isAt(text('registration:phone.title'));
  });

  it('is not announced next to a wrong code, whose digits the next one replaces', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    await load();
    await requestCode();
    expect(screen.queryByText(text('registration:otp.resent'))).toBeNull();
    act(() => vi.advanceTimersByTime(61_000));
    await press(text('registration:otp.resend'));
    expect(await screen.findByText(text('registration:otp.resent'))).toBeTruthy();
    responses['otp/verify'] = refuse('OTP_CODE_INVALID', { left: 4 });
    await fill(text('registration:otp.label'), '123456');
    expect(await screen.findByText(text('error:OTP_CODE_INVALID_left', { left: 4 }))).toBeTruthy();
    expect(screen.queryByText(text('registration:otp.resent'))).toBeNull();
    act(() => vi.advanceTimersByTime(61_000));
    await press(text('registration:otp.resend'));
    await screen.findByText(text('registration:otp.resent'));
    const code = await field(text('registration:otp.label'));
    expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['', null]);
    vi.useRealTimers();
  });
});

/** Holds the response of a path; returns a function that sends it. */
const hold = (path: string, response: () => Response) => {
  let answer: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  responses[path] = () => held;
  return () => act(async () => answer(response()));
};

describe('Back while a step is sent', () => {
  /** Presses Back and waits until the address is restored. */
  const goBack = async () => {
    const address = window.location.href;
    const hasGone = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    act(() => window.history.back());
    await hasGone;
    await waitFor(() => expect(window.location.href).toBe(address));
  };

  beforeEach(async () => {
    responses['registerOTP'] = json({ registerOTP: false });
    await load();
    await fill(text('registration:phone.label'), '0911112222');
    await press(text('common:actions.next'));
  });

  it('stays at the step, and the response leads on', async () => {
    const answer = hold('validate', json({ message: 'OK' }));
    await fillProfile();
    await goBack();
    expect(title()).toBe(text('registration:profile.title'));
    await answer();
    await isAt(text('registration:bank.title'));
    act(() => window.history.back());
    await isAt(text('registration:profile.title'));
    act(() => window.history.back());
    await isAt(text('registration:phone.title'));
  });

  it('shows that the member exists', async () => {
    const chosen = { registration: { bankCode: 'SCB', phone: '0911112222' } };
    window.history.replaceState({ ...window.history.state, ...chosen }, '');
    await load();
    const answer = hold('account', json({ message: 'SUCCESS' }));
    await fillProfile();
    await fillBank();
    await goBack();
    await answer();
    await isAt(text('registration:done.title'));
    await waitFor(() => expect(screen.getAllByText(text('registration:done.title'))).toHaveLength(2));
    expect(callsTo('api/account')).toHaveLength(1);
  });
});

it('while a code is verified or requested again, neither the number nor the code changes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  await load();
  await requestCode();
  act(() => vi.advanceTimersByTime(61_000));
  const code = await field(text('registration:otp.label'));
  const change = screen.getByText(text('registration:otp.change')).closest('button');
  const isLocked = (is: boolean) =>
    waitFor(() => expect([change?.disabled, code.readOnly]).toEqual([is, is]));
  const answer = hold('otp/verify', refuse('OTP_CODE_INVALID', { left: 4 }));
  await fill(text('registration:otp.label'), '123456');
  await isLocked(true);
  await answer();
  await isLocked(false);
  hold('otp/send', json({}));
  await press(text('registration:otp.resend'));
  await isLocked(true);
  vi.useRealTimers();
});

it('a reload before the second step restores no entries to speak of', async () => {
  responses['registerOTP'] = json({ registerOTP: false });
  await load();
  window.dispatchEvent(new Event('pagehide'));
  await load();
  await fill(text('registration:phone.label'), '0911112222');
  await press(text('common:actions.next'));
  await isAt(text('registration:profile.title'));
  expect(screen.queryByText(text('registration:draft'))).toBeNull();
});

it('the invite code of one member is not used for the next', async () => {
  responses['registerOTP'] = json({ registerOTP: false });
  writeStored('code', 'PR7');
  const chosen = { registration: { bankCode: 'SCB' }, __TSR_key: 'chosen', __TSR_index: 0 };
  window.history.replaceState(chosen, '', '/register');
  await load();
  await fill(text('registration:phone.label'), '0911112222');
  await press(text('common:actions.next'));
  await screen.findByText(text('registration:profile.invitedBy', { code: 'PR7' }));
  await fillProfile();
  await fillBank();
  await isAt(text('registration:done.title'));
  expect(callsTo('api/account').map(({ body }) => body)).toEqual([
    expect.objectContaining({ inviteCode: 'PR7', currency: 'BAHT' }),
  ]);
  expect(localStorage.getItem('code')).toBeNull();
});
