/** Pages that `pnpm docs:write` generates from code; generated-pages.test.ts checks them. */
import { brandJsonSchema } from '@wallet/deploy/brand';
import { dependenciesPage } from './dependencies-page.ts';
import { webServerPage } from './web-server-page.ts';
import { errorCodesPage } from './error-codes.ts';
import { moneyClaimsPage } from './money-claims-page.ts';
import { environmentExample, settingsPage } from './settings-page.ts';
import { stateMachinesPage } from './state-machines.ts';
import { testingByHandPage } from './testing-by-hand.ts';

export const generatedPages: readonly {
  readonly path: string;
  readonly write: () => string | Promise<string>;
}[] = [
  {
    path: 'brand/brand.schema.json',
    write: () => `${JSON.stringify(brandJsonSchema(), null, 2)}\n`,
  },
  { path: 'docs/dependencies.md', write: dependenciesPage },
  { path: 'docs/web-server.md', write: webServerPage },
  { path: 'docs/error-codes.md', write: errorCodesPage },
  { path: 'docs/money-claims.md', write: moneyClaimsPage },
  { path: 'docs/settings.md', write: settingsPage },
  { path: '.env.example', write: environmentExample },
  { path: 'docs/state-machines.md', write: stateMachinesPage },
  { path: 'docs/testing-by-hand.md', write: testingByHandPage },
];
