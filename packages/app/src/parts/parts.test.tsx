/** Breaks each part of the app, at an update and at its first render: the rest of the page works. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperationId } from '@wallet/contract';
import type * as PartBoundaryModule from '@wallet/ui/base/PartBoundary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, startBackend, type Backend } from '#api/backend.fixture.ts';
import { effectPlaces, press, quiet, takeSteps } from '../drift/effects.fixture.ts';
import { openPage, shownText, type Page } from '../drift/page.fixture.tsx';
import type * as WizardModule from '#registration/use-wizard.ts';
import { session } from '#api/session/session.ts';
import { triesEveryCase } from '../every-case.fixture.ts';
import { breakParts, countOf, layersOf, partsOnPage } from './broken-part.fixture.tsx';
import { partsIn, readSources } from './code.fixture.ts';
import { dialogsOfPages, places, type Place, type Situation } from './places.fixture.ts';

const now = vi.hoisted((): { situation: Situation } => ({ situation: {} }));

vi.mock('@wallet/ui/base/PartBoundary', async (load) => {
  const module = await load<typeof PartBoundaryModule>();
  const { breakable } = await import('./broken-part.fixture.tsx');
  return { ...module, PartBoundary: breakable(module.PartBoundary) };
});
vi.mock('#env.ts', async (load) => ({ ...(await load<object>()), chatOrigin: 'https://chat.example' }));
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: () => undefined, disconnect: () => undefined }),
}));
// Some parts depend on the browser, on an earlier page, or on time.
vi.mock('../../../ui/src/base/viewport/use-is-desktop.ts', () => ({
  useIsDesktop: () => now.situation.isWide ?? false,
}));
vi.mock('#site/in-app-browser.ts', async (load) => ({ ...(await load<object>()), isInAppBrowser: true }));
vi.mock('#statement/unfinished-effects.ts', async (load) => ({
  ...(await load<object>()),
  hasLeftBehind: () => true,
}));
vi.mock('#profile/play-safely/use-pause.ts', () => {
  const readPausedUntil = () => (now.situation.isPaused ? Number.MAX_SAFE_INTEGER / 2 ** 11 : undefined);
  return { readPausedUntil, usePausedUntil: readPausedUntil };
});
vi.mock('#deposit/slip/use-slips-under-review.ts', async (load) => ({
  ...(await load<object>()),
  useSlipsUnderReview: () => ({
    isAny: false,
    refused: now.situation.isSlipRefused && { createdAt: '2026-11-20T09:30:00.000+07:00', status: 'FAILED' },
  }),
}));
vi.mock('#registration/use-wizard.ts', async (load) => {
  const module = await load<typeof WizardModule>();
  return {
    ...module,
    useWizard: (...parameters: Parameters<typeof module.useWizard>) => {
      const wizard = module.useWizard(...parameters);
      return now.situation.isRegistered ? { ...wizard, step: 'done' } : wizard;
    },
  };
});
vi.mock('#api/retry-delays.ts', () => ({ reconcileDelays: [0, 1, 1] }));
Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true });

let page: Page | undefined;
let backend: Backend;
let reports: unknown[];

beforeEach(() => void (reports = []));
afterEach(leave);

function leave() {
  breakParts();
  page?.leave();
  page = undefined;
  session.signOut();
}

async function open({ at, beside = {}, situation = {}, prepare, shows = [] }: Place) {
  now.situation = situation;
  backend = startBackend();
  const content = at.startsWith('/user/home') ? { ...quiet, ...beside } : beside;
  for (const [id, body] of Object.entries(content)) backend.respond(id as OperationId, json(body));
  page = await openPage(at, { language: 'en', onCaughtError: (error) => reports.push(error) });
  act(() => prepare?.());
  await page.settled();
  await waitFor(() => expect(namesOnPage()).toEqual(expect.arrayContaining([...shows])));
  return page;
}

const namesOnPage = () => partsOnPage().flatMap((path) => path.split(' > ').at(-1) ?? []);

const failedParts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-failed-part]')].map((part) => part.dataset['failedPart']);

/** Waits until all parts of these names have failed, each with one line and one report, and the rest is there. */
async function expectFailedAlone(names: readonly string[], rest: readonly string[]) {
  await waitFor(() => {
    expect(partsOnPage(...names)).toEqual(expect.arrayContaining([...rest]));
    expect(names.filter((name) => countOf(name) === 0)).toEqual([]);
    const all = names.flatMap((name) => Array.from({ length: countOf(name) }, () => name)).sort();
    expect(failedParts().sort()).toEqual(all);
    expect(reports.map(String).sort()).toEqual(all.map((name) => `Error: The part is broken: ${name}`));
  });
  expect(document.querySelector('h1')).not.toBeNull();
}

function tapAll(label: string) {
  for (const part of document.querySelectorAll('[data-failed-part]'))
    for (const button of part.querySelectorAll('button'))
      if (button.textContent === label) fireEvent.click(button);
}

/** Repairs all parts, tries the failed ones again, and waits until these are there. */
async function repair(parts: readonly string[] = []) {
  act(() => breakParts());
  tapAll('Try again');
  await waitFor(() => expect(failedParts()).toEqual([]));
  await waitFor(() => expect(partsOnPage()).toEqual(expect.arrayContaining([...parts])));
  reports = [];
}

/** Without a line of their own: their tests are below. */
const others = ['logout', 'failed dialog'];
const tested = new Set(others);

/** Returns the parts that break together: a single one with `--all`, else every second one of a layer. */
function groupsOf(names: readonly string[]): readonly string[][] {
  if (triesEveryCase) return names.map((name) => [name]);
  const isOdd = (_name: string, at: number) => at % 2 === 1;
  const isEven = (_name: string, at: number) => at % 2 === 0;
  return layersOf(names)
    .flatMap((layer) => [layer.filter(isEven), layer.filter(isOdd)])
    .filter((group) => group.length > 0);
}

/** Breaks parts of an open page, group after group, and opens it with broken parts. */
async function failAlone(place: Place, names: readonly string[]) {
  const parts = partsOnPage();
  for (const group of groupsOf(names)) {
    const rest = partsOnPage(...group);
    act(() => breakParts(...group));
    await expectFailedAlone(group, rest);
    await repair(parts);
  }
  const [outermost = []] = layersOf(names);
  const rest = partsOnPage(...outermost);
  leave();
  breakParts(...outermost);
  await open({ ...place, shows: [] });
  await expectFailedAlone(outermost, rest);
}

it.each(places)('the parts at $at $shows fail alone', async (place) => {
  await open(place);
  const names = [...new Set(namesOnPage())].filter((name) => !tested.has(name));
  for (const name of names) tested.add(name);
  await failAlone(place, names);
});

it('the places show all parts', () =>
  expect([...partsIn(readSources())].filter((name) => !tested.has(name))).toEqual([]));

it.each([...dialogsOfPages])('the dialogs at %s fail alone', async (path, addresses) => {
  const { go } = await open({ at: path });
  for (const address of addresses) {
    const rest = partsOnPage('dialog');
    breakParts('dialog');
    await go(address);
    await waitFor(() => {
      // Earlier dialogs are closed and show nothing.
      expect(failedParts()).toEqual(['dialog']);
      expect(partsOnPage('dialog')).toEqual(expect.arrayContaining(rest));
    });
    expect(new Set(reports.map(String))).toEqual(new Set(['Error: The part is broken: dialog']));
    await repair();
    await go(path);
  }
});

const textOf = (key: string, values?: object) => page?.text(key, values) ?? '';

/** Takes the steps of an effect in its open dialog. */
async function send(id: 'withdraw.create' | 'deposit.sendLink') {
  await takeSteps(page!, effectPlaces[id].steps);
  await waitFor(() => expect(backend.requests).toContain(id));
}

/** The parts around the button to deposit. */
const aroundButton: readonly string[] = ['balance card', 'money buttons'];

it('a deposit is made while all other parts of home are broken', async () => {
  await open({ at: '/user/home', shows: ['chat', 'install notices', 'game card'] });
  const names = [...new Set(namesOnPage())].filter((name) => !aroundButton.includes(name));
  expect(names.length).toBeGreaterThan(12);
  const parts = partsOnPage();
  for (const broken of layersOf(names)) {
    act(() => breakParts(...broken));
    await waitFor(() => expect(new Set(failedParts())).toEqual(new Set(broken)));
    await press(textOf('wallet:entry.deposit'));
    fireEvent.click(await screen.findByText(textOf('deposit:method.link')));
    await send('deposit.sendLink');
    const dialog = document.querySelector('[role=dialog]')!;
    await waitFor(() => expect(dialog.textContent).toContain(textOf(effectPlaces['deposit.sendLink'].done)));
    await press(textOf('common:actions.close'));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    backend.requests.length = 0;
    await repair(parts);
  }
});

it('a dialog that fails after a request names the place to check, and offers no second try', async () => {
  await open({ at: '/user/home?modal=withdraw' });
  await send('withdraw.create');
  act(() => breakParts('dialog'));
  await waitFor(() => expect(shownText()).toContain(textOf('common:outcome.unknownText')));
  expect(failedParts()).toEqual([]);
  act(() => breakParts());
  await press(textOf('common:actions.openStatement'));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(textOf('statement:title')));
});

it('a dialog that fails after a refusal offers another try', async () => {
  await open({ at: '/user/home?modal=withdraw' });
  backend.respond('withdraw.create', json({ message: 'MONEY_NOT_ENOUGH' }, 400));
  await send('withdraw.create');
  await waitFor(() => expect(shownText()).toContain(textOf('error:MONEY_NOT_ENOUGH')));
  act(() => breakParts('dialog'));
  await waitFor(() => expect(failedParts()).toEqual(['dialog']));
});

it('the verdict on a lost response is shown after its dialog has failed', async () => {
  await open({ at: '/user/home?modal=withdraw' });
  backend.respond('withdraw.create', { status: 504, body: '<h1>Timeout</h1>' });
  await send('withdraw.create');
  act(() => breakParts('dialog'));
  await waitFor(() => expect(shownText()).toContain(textOf('withdraw:verdict.did-not-happen')));
});

it('a sheet that fails, too, leaves a line in its place', async () => {
  breakParts('dialog', 'failed dialog');
  await open({ at: '/user/home?modal=invite', shows: ['failed dialog'] });
  await waitFor(() => expect(failedParts()).toEqual(['failed dialog']));
  expect(reports).toHaveLength(2);
  act(() => breakParts());
  tapAll('Try again');
  await waitFor(() => expect(failedParts()).toEqual(['dialog']));
});

it('the player can log out while the sheet is broken', async () => {
  breakParts('logout');
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await open({ at: '/user/home' });
  await press(textOf('common:logout.action'));
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(reports).toHaveLength(1);
});
