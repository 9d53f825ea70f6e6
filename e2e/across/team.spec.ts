/** The console of a simulator that a team shares. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControl } from '@wallet/mock-server/control';
import type { Page } from '@playwright/test';
import { violationsIn } from '../fixtures/axe.ts';
import { freePort } from '../fixtures/process.ts';
import { program, startSimulator } from '../fixtures/simulator.ts';
import { expect, test as base } from '../fixtures/test.ts';

const pages = [
  'worlds',
  'traffic',
  'transitions',
  'members',
  'clock',
  'faults',
  'chat',
  'scenarios',
  'audit',
];

const expectNoViolations = (page: Page): Promise<void> =>
  expect.poll(() => violationsIn(page, 'body'), page.url()).toEqual([]);

async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel('Your key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A simulator with the world `refunds` of a tester. */
interface TeamSimulator {
  readonly console: string;
  readonly tester: string;
  readonly reader: string;
}

const test = base.extend<{ team: TeamSimulator }>({
  team: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wallet-team-'));
    const file = join(folder, 'team.json');
    const keyOf = (name: string, role: string) => {
      const args = [program, 'team', 'add', name, '--role', role, '--file', file];
      const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
      return /^\w+\.[\w-]+$/m.exec(output)?.[0] ?? '';
    };
    const [tester, reader] = [keyOf('mali', 'tester'), keyOf('noi', 'reader')];
    const port = await freePort();
    const simulator = await startSimulator(port, { MOCK_TEAM: file });
    const baseUrl = `http://127.0.0.1:${port}`;
    try {
      const world = await createControl({ baseUrl, key: tester }).worlds.create({ id: 'refunds' });
      await world.change({ title: 'Refunds of July' });
      await use({ console: `${baseUrl}/_mock/console/#/refunds`, tester, reader });
      await page.close();
    } finally {
      await simulator.stop();
      await rm(folder, { recursive: true });
    }
  },
});

test(
  'a reader signs in, sees every page, changes nothing, and signs out @nightly',
  { tag: '@once' },
  async ({ page, team, expectFailures }) => {
    expectFailures(401);
    await page.goto(`${team.console}/worlds`);
    await expectNoViolations(page);
    await signIn(page, `${team.reader}x`);
    await expect(page.getByRole('alert')).toHaveText('This key is unknown');
    await signIn(page, team.reader);
    await expect(page.getByRole('link', { name: 'refunds' })).toBeVisible();
    for (const name of pages) {
      await page.goto(`${team.console}/${name}`);
      await expect(page.getByRole('note')).toContainText('only testers can change something');
      await expect(page.getByRole('button', { name: '10 seconds' })).toBeDisabled();
      await expectNoViolations(page);
    }
    await expect(page.getByRole('row', { name: /mali.*worlds\.change.*refunds.*200/s })).toBeVisible();
    await page.getByRole('button', { name: 'noi · reader' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signIn(page, team.tester);
    await expect(page.getByRole('button', { name: '10 seconds' })).toBeEnabled();
    await expect(page.getByRole('note')).toBeHidden();
  },
);

test(
  'sign-in, worlds and audit pass axe in Thai and English on a phone and a desktop @nightly',
  { tag: '@once' },
  async ({ page, team, expectFailures }) => {
    expectFailures(401);
    const expectFine = async () => {
      for (const language of ['th', 'en'])
        for (const viewport of [
          { width: 1280, height: 800 },
          { width: 360, height: 640 },
        ]) {
          await page.setViewportSize(viewport);
          await page.locator('select:has(option[value="lo"])').selectOption(language);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoViolations(page);
        }
    };
    await page.goto(`${team.console}/worlds`);
    await expectFine();
    await signIn(page, team.tester);
    for (const name of ['worlds', 'audit']) {
      await page.goto(`${team.console}/${name}`);
      await expectFine();
    }
  },
);
