import { loadWords } from '@wallet/locales';
import type { Transaction } from '@wallet/contract/statement';
import { vi } from 'vitest';

/** A transaction of the statement on the wire. */
export const transaction = (_id: string, statementType: string, amount: number) => ({
  _id,
  statementType,
  status: 'SUCCESS',
  from: 'wallet',
  to: 'PG',
  amount,
  createdAt: '2026-11-21T09:30:00.000+07:00',
});

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
