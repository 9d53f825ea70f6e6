/**
 * Tests each page or dialog with responses that differ from the contract: it stays and shows correct texts in three
 * languages.
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { operationOf, operations, type OperationId } from '@wallet/contract';
import type { Schema } from '@wallet/contract/c';
import { languages } from '@wallet/contract/market';
import { afterEach, expect, it, vi } from 'vitest';
import { readResponse } from '#api/read-response.ts';
import { drifts } from './responses.fixture.ts';
import { type Reply, validBody, json, startBackend } from './backend.fixture.ts';
import { openPage, type Page, shownText } from './page.fixture.tsx';
import { readPlaces, type ReadPlace, unseenReads } from './reads.fixture.ts';

vi.mock('#env.ts', async (load) => ({ ...(await load<object>()), chatOrigin: 'https://chat.example' }));
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: () => undefined, disconnect: () => undefined }),
}));

let page: Page | undefined;
const broken: unknown[] = [];
afterEach(() => page?.leave());

/** Opens the page of a read, with valid responses to all other calls. */
async function openPlace(id: OperationId, place: ReadPlace) {
  const backend = startBackend();
  for (const [other, content] of Object.entries(place.beside ?? {}))
    backend.respond(other as OperationId, json(content));
  vi.stubGlobal('reportError', (error: unknown) => broken.push(error));
  const open = async () => {
    const at = await openPage(place.at, { state: place.state });
    await waitFor(() => expect(backend.requests).toContain(id));
    await waitFor(() =>
      expect(place.stays.filter((name) => !shownText().includes(at.text(name)))).toEqual([]),
    );
    await at.settled();
    if (place.press) fireEvent.click(await screen.findByText(at.text(place.press)));
    return at;
  };
  page = await open();
  return async (reply: Reply) => {
    backend.respond(id, reply);
    if (!place.reopens) await page?.readAgain(id);
    else {
      page?.leave();
      page = await open();
    }
    return page as Page;
  };
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
const failures: Readonly<Record<string, readonly [Reply, string]>> = {
  'a page of a gateway under 200': [{ status: 200, body: '<h1>Wi-Fi</h1>' }, 'unexpected'],
  'a body of another kind': [json(7), 'unexpected'],
  'raw text under 500': [{ status: 500, body: 'out of memory' }, 'server'],
  'a page of a gateway under 502': [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'busy'],
};
const refusal = json({ message: 'KEY_INVALID' }, 500);

/**
 * Returns the languages in turn, one for each entry: all of them would render each page three times. Entries of one
 * language follow each other.
 */
const inTurn = <T,>(entries: readonly T[], first = 0) =>
  languages.flatMap((language, turn) =>
    entries
      .filter((_, at) => (at + first) % languages.length === turn)
      .map((entry) => [language, entry] as const),
  );

const places = Object.entries(readPlaces) as [OperationId, ReadPlace][];

it.each(places)('%s shows its readable parts, and why there is no content', async (id, place) => {
  const schema = operationOf(id).responses[200] as Schema;
  const respond = await openPlace(id, place);
  for (const [language, [what, drift]] of inTurn(Object.entries(drifts))) {
    const drifted = drift(validBody(id), id);
    const reading = readResponse<object>(schema, drifted);
    const lost = (reading.isReadable && reading.value.unreadable) || 0;
    const shown = await respond(json(drifted));
    await shown.changeLanguage(language);
    const isPart = lost > 0 || (Array.isArray(drifted) && drifted.length === 0);
    const hasFailed = !reading.isReadable || (place.isWhole && isPart);
    const showsFault = hasFailed && !place.silent && !place.reason;
    expect({ what, language, ...shownOf(shown, place, lost) }).toEqual({
      what,
      language,
      stays: place.stays,
      isBroken: false,
      faults: showsFault ? ['unexpected'] : [],
      blamesConnection: false,
      isMarked: lost > 0 && !place.unmarked,
    });
  }

  const showsReason = !place.silent && !place.reason;
  for (const [language, [what, [failed, fault]]] of inTurn(Object.entries(failures), id.length)) {
    const shown = await respond(failed);
    await shown.changeLanguage(language);
    expect({ what, language, ...shownOf(shown, place, 0) }).toEqual({
      what,
      language,
      stays: place.stays,
      isBroken: false,
      faults: showsReason ? [fault] : [],
      blamesConnection: false,
      isMarked: false,
    });
    if (place.reason) expect(shownText()).toContain(shown.text(place.reason));
  }
  const shown = await respond(refusal);
  // The page is in the last language.
  for (const language of languages.toReversed()) {
    await shown.changeLanguage(language);
    expect(shownText().includes(shown.text('error:KEY_INVALID'))).toBe(showsReason);
  }
});

it('all reads are covered', () => {
  const reads = operations.filter(({ metadata }) => metadata.safe).map(({ id }) => id);
  expect([...Object.keys(readPlaces), ...Object.keys(unseenReads)].sort()).toEqual(reads.sort());
});
