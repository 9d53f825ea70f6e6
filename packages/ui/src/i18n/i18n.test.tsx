import { joinWords } from '@wallet/locales/joined';
import { joinedWords } from '@wallet/locales/joined-words';
import type { Language, Namespace, WordTree } from '@wallet/locales';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, useLanguage, useTranslation, I18nProvider, type I18n } from './index.ts';

joinWords(joinedWords);

const book: Record<Language, Partial<Record<Namespace, WordTree>>> = {
  th: {
    common: { actions: { close: 'ปิด' } },
    error: { unknown: 'ผิดพลาด' },
    withdraw: { title: 'ถอนเงิน', wait: '{{name}} {{minutes}} นาที' },
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
  const texts = book[language][namespace];
  if (!texts) throw new Error(`offline: ${language}/${namespace}`);
  return texts;
});

beforeEach(() => void load.mockClear());

const start = () => createI18n({ language: 'th', load, namespaces: ['withdraw'] });

const Title = () => <p>{useTranslation('withdraw')('title')}</p>;

const draw = (i18n: I18n, element: React.ReactNode) =>
  render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);

describe('i18n', () => {
  it('loads the active language only', async () => {
    await start();
    expect(load.mock.calls.map((call) => call.join('/')).sort()).toEqual(['th/common', 'th/withdraw']);
  });

  it('suspends while a namespace loads and never shows a key', async () => {
    const i18n = await start();
    const Deposit = () => <p>{useTranslation('deposit')('title')}</p>;
    await act(async () => {
      draw(
        i18n,
        <Suspense fallback="…">
          <Deposit />
        </Suspense>,
      );
      expect(document.body.textContent).not.toContain('title');
    });
    expect(screen.getByText('ฝากเงิน')).toBeTruthy();
    expect(load.mock.calls.filter(([, namespace]) => namespace === 'deposit')).toHaveLength(1);
  });

  it('switches the language and keeps a half-filled form', async () => {
    const i18n = await start();
    const Form = () => {
      const [value, setValue] = useState('');
      return (
        <>
          <Title />
          <input value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
        </>
      );
    };
    draw(i18n, <Form />);
    await userEvent.type(screen.getByRole('textbox'), '500');
    const field = screen.getByRole('textbox');
    await act(() => i18n.changeLanguage('la'));
    expect(screen.getByText('ຖອນເງິນ')).toBeTruthy();
    expect(screen.getByRole('textbox')).toBe(field);
    expect((field as HTMLInputElement).value).toBe('500');
  });

  it('sets the BCP-47 tag of the document, unless the page arrived with it', async () => {
    document.documentElement.lang = 'th';
    const written = vi.spyOn(document.documentElement, 'lang', 'set');
    const i18n = await start();
    draw(i18n, null);
    expect(written).not.toHaveBeenCalled();
    await act(() => i18n.changeLanguage('la'));
    expect(document.documentElement.lang).toBe('lo');
  });

  it('keeps the language when the other one fails to load', async () => {
    const i18n = await start();
    const Language = () => <output>{useLanguage().language}</output>;
    draw(
      i18n,
      <>
        <Title />
        <Language />
      </>,
    );
    await act(() => expect(i18n.changeLanguage('en')).rejects.toThrow('offline: en/withdraw'));
    expect(screen.getByText('ถอนเงิน')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('th');
  });

  it('ends in the language requested last, in any order of arrival', async () => {
    const i18n = await start();
    let deliver: (() => void) | undefined;
    load.mockImplementationOnce(
      () => new Promise((resolve) => (deliver = () => resolve(book.la.common as WordTree))),
    );
    const slow = i18n.changeLanguage('la');
    await i18n.changeLanguage('th');
    deliver?.();
    await slow;
    expect(i18n.language).toBe('th');
  });

  it('adds joiners that keep a word on its line, around values too', async () => {
    const i18n = await start();
    const t = i18n.i18next.getFixedT('th', 'withdraw') as (key: string, params: object) => string;
    expect(t('wait', { minutes: 5, name: 'แชต' })).toBe('แช\u2060ต 5\u00a0นาที');
  });

  it('copies texts without joiners', async () => {
    draw(await start(), null);
    vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => '6\u00a0แช\u2060ต' } as Selection);
    const setData = vi.fn();
    const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
    document.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', '6 แชต');
  });

  it('repeats a failed load', async () => {
    const i18n = await start();
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(i18n.load('deposit')).rejects.toThrow('offline');
    await i18n.load('deposit');
    expect(i18n.has('deposit')).toBe(true);
  });
});
