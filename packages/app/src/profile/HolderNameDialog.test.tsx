import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { loadWords } from '@wallet/locales';
import type { EditHolderNameModalProps } from '@wallet/ui/profile/EditHolderNameModal';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { session } from '#api/session/session.ts';
import { HolderNameDialog } from './HolderNameDialog.tsx';

let shown: EditHolderNameModalProps | undefined;
vi.mock('@wallet/ui/profile/EditHolderNameModal', () => ({
  EditHolderNameModal: (props: EditHolderNameModalProps) => {
    shown = props;
    return null;
  },
}));

const profile = {
  _id: '1',
  name: 'A',
  username: '0812345678',
  coin: 0,
  createdAt: '2026-01-15T10:30:00+07:00',
};
const bankAccount = {
  bankCode: 'SCB',
  bankAccountName: 'PIM DEMO',
  bankAccountNo: '8234567890',
  bank: { nameTH: 'ไทยพาณิชย์', nameEN: 'SCB' },
};
const answers = {
  profile: { profile, bankAccount },
  wallet: {
    profile,
    bankAccount,
    wallet: { amount: 0 },
    invite: { amount: 0, success: 100, fail: 50 },
    slots: [],
  },
};

it.each(['wallet', 'profile'] as const)('opens while the %s is unavailable', async (lost) => {
  shown = undefined;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (path: string) => {
    const asked = path.endsWith('/wallet') ? 'wallet' : 'profile';
    return Promise.resolve(
      asked === lost
        ? new Response('{"message":"NO_WALLET"}', { status: 400 })
        : new Response(JSON.stringify(answers[asked])),
    );
  });
  session.signIn('t', false);
  const history = createMemoryHistory({ initialEntries: ['/?modal=holder-name'] });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: HolderNameDialog });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  const i18n = await createI18n({ language: 'en', load: loadWords, namespaces: ['profile'] });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await waitFor(() => expect(shown).toMatchObject({ isOpen: true, name: 'PIM DEMO' }));
});
