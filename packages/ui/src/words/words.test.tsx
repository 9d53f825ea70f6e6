import { joinWords } from '@wallet/locales/joined';
import { joinedWords } from '@wallet/locales/joined-words';
import type { Language, Namespace, WordTree } from '@wallet/locales';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWords, useLanguage, useWords, WordsProvider, type Words } from './index.ts';

joinWords(joinedWords);

const book: Record<Language, Partial<Record<Namespace, WordTree>>> = {
  th: {
    common: { actions: { close: 'ปิด' } },
    error: { unknown: 'ผิดพลาด' },
    withdraw: { title: 'ถอนเงิน', least: '{{amount, baht}}', wait: '{{name}} {{minutes}} นาที' },
    deposit: { title: 'ฝากเงิน' },
  },
  la: {
    common: { actions: { close: 'ປິດ' } },
    error: { unknown: 'ຜິດພາດ' },
    withdraw: { title: 'ຖອນເງິນ' },
  },
  en: { common: { actions: { close: 'Close' } }, error: { unknown: 'Sorry' } },
};

const load = vi.fn(async (language: Language, namespace: Namespace): Promise<WordTree> => {
  const words = book[language][namespace];
  if (!words) throw new Error(`offline: ${language}/${namespace}`);
  return words;
});

beforeEach(() => void load.mockClear());

const start = () => createWords({ language: 'th', load, namespaces: ['withdraw'] });

const Title = () => <p>{useWords('withdraw')('title')}</p>;

const draw = (words: Words, element: React.ReactNode) =>
  render(<WordsProvider words={words}>{element}</WordsProvider>);

describe('words', () => {
  it('are loaded in the active language only', async () => {
    await start();
    expect(load.mock.calls.map((call) => call.join('/')).sort()).toEqual(['th/common', 'th/withdraw']);
  });

  it('suspend for a namespace on its way and never show its keys', async () => {
    const words = await start();
    const Deposit = () => <p>{useWords('deposit')('title')}</p>;
    await act(async () => {
      draw(
        words,
        <Suspense fallback="…">
          <Deposit />
        </Suspense>,
      );
      expect(document.body.textContent).not.toContain('title');
    });
    expect(screen.getByText('ฝากเงิน')).toBeTruthy();
    expect(load.mock.calls.filter(([, namespace]) => namespace === 'deposit')).toHaveLength(1);
  });

  it('change with the language while a half-filled form stays', async () => {
    const words = await start();
    const Form = () => {
      const [value, setValue] = useState('');
      return (
        <>
          <Title />
          <input value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
        </>
      );
    };
    draw(words, <Form />);
    await userEvent.type(screen.getByRole('textbox'), '500');
    const field = screen.getByRole('textbox');
    await act(() => words.changeLanguage('la'));
    expect(screen.getByText('ຖອນເງິນ')).toBeTruthy();
    expect(screen.getByRole('textbox')).toBe(field);
    expect((field as HTMLInputElement).value).toBe('500');
  });

  it('tell the browser the BCP-47 tag', async () => {
    const words = await start();
    draw(words, null);
    expect(document.documentElement.lang).toBe('th');
    await act(() => words.changeLanguage('la'));
    expect(document.documentElement.lang).toBe('lo');
  });

  it('stay as they are when the other language cannot be had', async () => {
    const words = await start();
    const Language = () => <output>{useLanguage().language}</output>;
    draw(
      words,
      <>
        <Title />
        <Language />
      </>,
    );
    await act(() => expect(words.changeLanguage('en')).rejects.toThrow('offline: en/withdraw'));
    expect(screen.getByText('ถอนเงิน')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('th');
  });

  it('end in the language asked for last, whichever arrives first', async () => {
    const words = await start();
    let deliver: (() => void) | undefined;
    load.mockImplementationOnce(
      () => new Promise((resolve) => (deliver = () => resolve(book.la.common as WordTree))),
    );
    const slow = words.changeLanguage('la');
    await words.changeLanguage('th');
    deliver?.();
    await slow;
    expect(words.language).toBe('th');
  });

  it('show a wire amount as money', async () => {
    const words = await start();
    const t = words.i18n.getFixedT('th', 'withdraw') as (key: string, params: object) => string;
    expect(t('least', { amount: 1000 })).toBe('฿1,000.00');
  });

  it('are shown with what keeps a word on its line, around the values in them too', async () => {
    const words = await start();
    const t = words.i18n.getFixedT('th', 'withdraw') as (key: string, params: object) => string;
    expect(t('wait', { minutes: 5, name: 'แชต' })).toBe('แช\u2060ต 5\u00a0นาที');
  });

  it('are copied as they are written', async () => {
    draw(await start(), null);
    vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => '6\u00a0แช\u2060ต' } as Selection);
    const setData = vi.fn();
    const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
    document.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', '6 แชต');
  });

  it('are tried anew after a failure', async () => {
    const words = await start();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(words.load('deposit')).rejects.toThrow('offline');
    await words.load('deposit');
    expect(words.has('deposit')).toBe(true);
  });
});
