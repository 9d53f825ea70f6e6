/** Pages that `pnpm docs:write` generates from code, by path; generated-pages.test.ts checks them. */
import { brandJsonSchema } from '@wallet/deploy/brand';
import { dependenciesPage } from './dependencies-page.ts';
import { webServerPage } from './web-server-page.ts';
import { errorCodesPage } from './error-codes.ts';
import { moneyClaimsPage } from './money-claims-page.ts';
import { environmentExample, settingsPage } from './settings-page.ts';
import { stateMachinesPage } from './state-machines.ts';
import { testingByHandPage } from './testing-by-hand.ts';

export const generatedPages: Readonly<Record<string, () => string | Promise<string>>> = {
  'brand/brand.schema.json': () => `${JSON.stringify(brandJsonSchema(), null, 2)}\n`,
  'docs/dependencies.md': dependenciesPage,
  'docs/web-server.md': webServerPage,
  'docs/error-codes.md': errorCodesPage,
  'docs/money-claims.md': moneyClaimsPage,
  'docs/settings.md': settingsPage,
  '.env.example': environmentExample,
  'docs/state-machines.md': stateMachinesPage,
  'docs/testing-by-hand.md': testingByHandPage,
};
