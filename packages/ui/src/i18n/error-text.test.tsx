import { satang } from '@wallet/contract/wire/money';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { loadWords, type Language } from '@wallet/locales';
import { asShown } from '@wallet/locales/joined';
import { errorCodes } from '@wallet/contract/errors';
import { describe, expect, it } from 'vitest';
import { toErrorBody } from '../base/fault.ts';
import { createI18n, type LoadNamespace, type I18n } from './create-i18n.ts';
import { useErrors } from './error-text.ts';
import { I18nProvider } from './I18nProvider.tsx';

async function renderErrors(language: Language = 'en') {
  const i18n = await createI18n({ language, load: loadWords, namespaces: ['error'] });
  return renderHook(useErrors, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current;
}

describe('errorText', () => {
  it('uses the parameters that have a variant', async () => {
    const { errorText: textOf } = await renderErrors();
    expect(textOf({ message: 'OTP_BLOCK', params: { minutes: 15 } })).toContain('15\u00a0min');
    expect(textOf({ message: 'TRANSFER_MINIMUM', params: { amount: satang(1_000_00) } })).toBe(
      'The minimum is ฿1,000.00.',
    );
    expect(textOf({ message: 'OTP_BLOCK', params: { minutes: 15, room: 'x' } })).toBe(textOf('OTP_BLOCK'));
  });

  it.each([
    'advice',
    'slip',
    'toString',
    'constructor',
    '__proto__',
    'advice.constructor',
    '$t(unknown)',
    '{{x}}',
  ])('shows the unknown text %j unchanged', async (text) => {
    expect((await renderErrors()).errorText(text)).toBe(text);
  });

  it.each(['BANK_ASLEEP', 'E-17', '4012', 'insufficient_balance'])(
    'shows the unlisted code %s behind a sentence',
    async (code) => {
      const shown = (await renderErrors('th')).errorText(code);
      expect(shown).toContain(asShown('เกิดข้อผิดพลาด กรุณาลองอีกครั้ง'));
      expect(shown.endsWith(`(${code})`)).toBe(true);
    },
  );

  it('cuts a long unknown text at 200 characters and replaces an empty one', async () => {
    const { errorText: textOf } = await renderErrors();
    expect(textOf('ก'.repeat(500))).toBe(`${'ก'.repeat(199)}…`);
    expect(textOf('  ')).toBe(textOf('unknown'));
  });
});

describe('errorAdvice', () => {
  it('returns advice for codes that have one', async () => {
    const { errorAdvice: adviceFor } = await renderErrors();
    expect(adviceFor({ message: 'NO_USER' })).toContain('register');
    expect(adviceFor('SUCCESS')).toBeUndefined();
    for (const message of ['constructor', '__proto__', 'toString'])
      expect(adviceFor(message)).toBeUndefined();
  });
});

describe('namesContact', () => {
  const faults = ['server', 'busy', 'unexpected', 'connection', 'slow', 'running', 'too-large'] as const;
  it.each([
    ['en', /contact us/i],
    ['th', /ติดต่อ/],
    ['la', /ຕິດຕໍ່/],
  ] as const)(
    'is true for every text in %s that names the operator, and for no other',
    async (language, contact) => {
      const { errorSentences, namesContact } = await renderErrors(language);
      const failures = [
        ...errorCodes,
        ...faults.map((fault) => toErrorBody(fault).message),
        'NEW_CODE',
        'A sentence.',
      ];
      const plain = (text: string) => text.replaceAll(/[\u2060\u200b]/g, '');
      expect(failures.filter(namesContact)).toEqual(
        failures.filter((failure) => contact.test(plain(errorSentences(failure)))),
      );
    },
  );
});

describe('the namespace of errors', () => {
  const Refusal = ({ code }: { code: string | undefined }) => {
    const { errorText } = useErrors();
    return <p role="alert">{code && errorText(code)}</p>;
  };
  const load: LoadNamespace = (language, namespace) =>
    namespace === 'error' && isOffline
      ? Promise.reject(new Error('offline'))
      : loadWords(language, namespace);
  let isOffline = false;
  const page = (i18n: I18n, code?: string) => (
    <I18nProvider i18n={i18n}>
      <Refusal code={code} />
    </I18nProvider>
  );

  it('does not block the first screen and shows once it is loaded', async () => {
    const i18n = await createI18n({ language: 'en', load });
    expect(i18n.has('error')).toBe(false);
    render(page(i18n, 'WRONG_PASSWORD'));
    expect(screen.getByRole('alert').textContent).toBe('Loading');
    expect(await screen.findByText('The password is wrong.')).toBe(screen.getByRole('alert'));
  });

  it('loads after the first render that may need it', async () => {
    const i18n = await createI18n({ language: 'en', load });
    render(page(i18n));
    await waitFor(() => expect(i18n.has('error')).toBe(true));
  });

  it('shows the code after a failed load, until the next load', async () => {
    isOffline = true;
    const i18n = await createI18n({ language: 'en', load });
    const { rerender } = render(page(i18n, 'WRONG_PASSWORD'));
    expect(await screen.findByText('WRONG_PASSWORD')).toBeTruthy();
    isOffline = false;
    rerender(page(i18n, 'NO_USER'));
    expect(await screen.findByText('No member has this phone number.')).toBeTruthy();
  });
});
