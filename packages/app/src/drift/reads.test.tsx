/**
 * Tests each page or dialog with responses that differ from the contract: it stays and shows correct texts. Languages and
 * failures take turns.
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { operationOf, operations, type OperationId } from '@wallet/contract';
import type { Schema } from '@wallet/contract/c';
import { languages } from '@wallet/contract/market';
import type { Language } from '@wallet/locales';
import { afterEach, expect, it, vi } from 'vitest';
import { readResponse } from '#api/read-response.ts';
import { drifts } from '#api/responses.fixture.ts';
import { type Reply, validBody, json, startBackend } from '#api/backend.fixture.ts';
import { press } from './effects.fixture.ts';
import { openPage, type Page, shownText } from './page.fixture.tsx';
import { readPlaces, type ReadPlace, unseenReads } from './reads.fixture.ts';

vi.mock('#env.ts', async (load) => ({ ...(await load<object>()), chatOrigin: 'https://chat.example' }));
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: () => undefined, disconnect: () => undefined }),
}));

let page: Page | undefined;
const broken: unknown[] = [];
afterEach(() => {
  page?.leave();
  broken.length = 0;
});

/** Opens the page of a read, with valid responses to all other calls. */
async function openPlace(id: OperationId, place: ReadPlace, language: Language) {
  const backend = startBackend();
  for (const [other, content] of Object.entries(place.beside ?? {}))
    backend.respond(other as OperationId, json(content));
  vi.stubGlobal('reportError', (error: unknown) => broken.push(error));
  const open = async () => {
    // The first read of each page renders it in strict mode.
    const reactStrictMode = Object.entries(readPlaces).find(([, { at }]) => at === place.at)?.[0] === id;
    const at = await openPage(place.at, { state: place.state, language, reactStrictMode });
    await waitFor(() => expect(backend.requests).toContain(id));
    await waitFor(() =>
      expect(place.stays.filter((name) => !shownText().includes(at.text(name)))).toEqual([]),
    );
    await at.settled();
    if (place.press) fireEvent.click(await screen.findByText(at.text(place.press)));
    return at;
  };
  page = await open();
  const respond = async (reply: Reply) => {
    backend.respond(id, reply);
    if (!place.reopens) await page?.readAgain(id);
    else {
      page?.leave();
      page = await open();
    }
    return page as Page;
  };
  return { backend, respond };
}

/** Returns the reading of a response as a text, and the number of its unreadable rows. */
function readingOf(schema: Schema, body: unknown) {
  const reading = readResponse<object>(schema, body);
  if (!reading.isReadable) return { content: 'unreadable', lost: 0, isReadable: false };
  const lost = reading.value.unreadable ?? 0;
  return { content: JSON.stringify([reading.value, lost]), lost, isReadable: true };
}

const faults = ['connection', 'slow', 'server', 'busy', 'unexpected', 'running', 'too-large'];

/** Returns the texts on the page, of all required and forbidden ones. */
function shownOf({ text }: Page, { stays }: ReadPlace, count: number) {
  const shown = shownText();
  const shows = (name: string) => shown.includes(text(name));
  return {
    stays: stays.filter(shows),
    isBroken: shows('common:routeError.title') || broken.length > 0,
    faults: faults.filter((fault) => shows(`common:fault.${fault}.text`)),
    blamesConnection: shows('common:fault.connection.advice') || shows('common:state.failedHint'),
    isMarked: count > 0 && shown.includes(text('common:unreadable', { count })),
  };
}

/** Responses without content, and the reason to show. */
const failures: readonly (readonly [Reply, string])[] = [
  [{ status: 200, body: '<h1>Wi-Fi</h1>' }, 'unexpected'],
  [json(7), 'unexpected'],
  [{ status: 500, body: 'out of memory' }, 'server'],
  [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'busy'],
];
const refusal = json({ message: 'KEY_INVALID' }, 500);

const places = Object.entries(readPlaces) as [OperationId, ReadPlace][];
const turns = places.map(([id, place], turn) => [id, place, turn] as const);

it.each(turns)('%s shows its readable parts, and why there is no content', async (id, place, turn) => {
  const schema = operationOf(id).responses[200] as Schema;
  const { backend, respond } = await openPlace(id, place, languages[turn % languages.length]!);
  const expected = { stays: place.stays, isBroken: false, blamesConnection: false };
  const showsReason = !place.silent && !place.reason;
  expect(shownOf(page!, place, 0)).toEqual({ ...expected, faults: [], isMarked: false });
  const readings = new Set([readingOf(schema, validBody(id)).content]);
  for (const [what, drift] of Object.entries(drifts)) {
    const drifted = drift(validBody(id), id);
    const { content, lost, isReadable } = readingOf(schema, drifted);
    // A page shows the reading of a response: the same one is not shown again.
    if (readings.has(content)) continue;
    readings.add(content);
    const shown = await respond(json(drifted));
    const isPart = lost > 0 || (Array.isArray(drifted) && drifted.length === 0);
    const hasFailed = !isReadable || (place.isWhole && isPart);
    expect({ what, ...shownOf(shown, place, lost) }).toEqual({
      ...expected,
      what,
      faults: hasFailed && showsReason ? ['unexpected'] : [],
      isMarked: lost > 0 && !place.unmarked,
    });
  }

  const [failed, fault] = failures[turn % failures.length]!;
  let shown = await respond(failed);
  const faults = showsReason ? [fault] : [];
  expect(shownOf(shown, place, 0)).toEqual({ ...expected, faults, isMarked: false });
  if (place.reason) expect(shownText()).toContain(shown.text(place.reason));
  shown = await respond(refusal);
  expect(shownText().includes(shown.text('error:KEY_INVALID'))).toBe(showsReason);
  if (!showsReason) return;

  backend.respond(id, json(validBody(id)));
  await press(shown.text('common:actions.retry'));
  await waitFor(() => expect(shownText()).not.toContain(shown.text('error:KEY_INVALID')));
});

it('all reads are covered', () => {
  const reads = operations.filter(({ metadata }) => metadata.safe).map(({ id }) => id);
  expect([...Object.keys(readPlaces), ...Object.keys(unseenReads)].sort()).toEqual(reads.sort());
});
