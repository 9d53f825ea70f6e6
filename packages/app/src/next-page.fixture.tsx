import { loadWords } from '@wallet/locales';
import type { Transaction } from '@wallet/contract/statement';
import { vi } from 'vitest';

/** Opens the next page of the app, which looks up the effects that an earlier page left. Returns its history. */
export async function reopen(onFound: (transaction: Transaction) => void = () => undefined, address = '/') {
  vi.resetModules();
  const { onePage } = await import('#navigation/one-page.fixture.tsx');
  const { UnfinishedEffects } = await import('#statement/UnfinishedEffects.tsx');
  const { createI18n, I18nProvider } = await import('@wallet/ui/i18n');
  const { render } = await import('@testing-library/react');
  const i18n = await createI18n({ language: 'en', load: loadWords });
  const { app, history } = onePage(
    () => (
      <div data-page>
        <UnfinishedEffects onFound={onFound} />
      </div>
    ),
    { path: '/', address },
  );
  render(<I18nProvider i18n={i18n}>{app}</I18nProvider>);
  return history;
}
