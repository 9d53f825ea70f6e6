import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { loadWords, type Language } from '@wallet/locales';
import { asShown } from '@wallet/locales/joined';
import { describe, expect, it } from 'vitest';
import { createWords, type LoadWords, type Words } from './create-words.ts';
import { useErrorAdvice, useErrorText } from './error-words.ts';
import { WordsProvider } from './WordsProvider.tsx';

async function spoken<T>(hook: () => T, language: Language = 'en') {
  const words = await createWords({ language, load: loadWords, namespaces: ['error'] });
  return renderHook(hook, {
    wrapper: ({ children }) => <WordsProvider words={words}>{children}</WordsProvider>,
  }).result.current;
}

describe('useErrorText', () => {
  it.each([
    ['en', 'The password is wrong.'],
    ['th', 'รหัสผ่านไม่ถูกต้อง'],
    ['la', 'ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ'],
  ] as const)('translates a known code into %s', async (language, text) => {
    expect((await spoken(useErrorText, language))({ message: 'WRONG_PASSWORD' })).toBe(asShown(text));
  });

  it('uses the parameters there are words for', async () => {
    const textOf = await spoken(useErrorText);
    expect(textOf({ message: 'OTP_BLOCK', params: { minutes: 15 } })).toContain('15\u00a0min');
    expect(textOf({ message: 'TRANSFER_MINIMUM', params: { amount: 1000 } })).toBe(
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
  ])('shows the foreign text %j as it came', async (text) => {
    expect((await spoken(useErrorText))(text)).toBe(text);
  });

  it('cuts a long foreign text at 200 characters and says something for an empty one', async () => {
    const textOf = await spoken(useErrorText);
    expect(textOf('ก'.repeat(500))).toBe(`${'ก'.repeat(199)}…`);
    expect(textOf('  ')).toBe(textOf('unknown'));
  });
});

describe('useErrorAdvice', () => {
  it('advises where there is more to say', async () => {
    const adviceFor = await spoken(useErrorAdvice);
    expect(adviceFor({ message: 'NO_USER' })).toContain('register');
    expect(adviceFor('SUCCESS')).toBeUndefined();
    for (const message of ['constructor', '__proto__', 'toString'])
      expect(adviceFor(message)).toBeUndefined();
  });
});

describe('the words of failures', () => {
  const Refusal = ({ code }: { code: string | undefined }) => {
    const textOf = useErrorText();
    return <p role="alert">{code && textOf(code)}</p>;
  };
  const load: LoadWords = (language, namespace) =>
    namespace === 'error' && isOffline
      ? Promise.reject(new Error('offline'))
      : loadWords(language, namespace);
  let isOffline = false;
  const page = (words: Words, code?: string) => (
    <WordsProvider words={words}>
      <Refusal code={code} />
    </WordsProvider>
  );

  it('are not waited for by the first screen, and stand there once they are needed', async () => {
    const words = await createWords({ language: 'en', load });
    expect(words.has('error')).toBe(false);
    render(page(words, 'WRONG_PASSWORD'));
    expect(screen.getByRole('alert').textContent).toBe('Loading');
    expect(await screen.findByText('The password is wrong.')).toBe(screen.getByRole('alert'));
  });

  it('follow as soon as a page that may need them is drawn', async () => {
    const words = await createWords({ language: 'en', load });
    render(page(words));
    await waitFor(() => expect(words.has('error')).toBe(true));
  });

  it('give way to the code where they cannot be had, until they can', async () => {
    isOffline = true;
    const words = await createWords({ language: 'en', load });
    const { rerender } = render(page(words, 'WRONG_PASSWORD'));
    expect(await screen.findByText('WRONG_PASSWORD')).toBeTruthy();
    isOffline = false;
    rerender(page(words, 'NO_USER'));
    expect(await screen.findByText('No member has this phone number.')).toBeTruthy();
  });
});
