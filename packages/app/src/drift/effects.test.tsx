/** Sends effects from their screens to a backend whose responses differ from the contract. */
import { waitFor } from '@testing-library/react';
import type { OperationId } from '@wallet/contract';
import { languages } from '@wallet/contract/market';
import { afterEach, expect, it } from 'vitest';
import { json, type Reply, startBackend } from '#api/backend.fixture.ts';
import { effectPlaces, type EffectPlace, takeSteps } from './effects.fixture.ts';
import { openPage, type Page, shownText } from './page.fixture.tsx';

let page: Page | undefined;
afterEach(() => page?.leave());

/** Successes with less content than the contract, or with other content; the tests of the client try all of them. */
const successes: readonly Reply[] = [
  json({}),
  { status: 204, body: null },
  { status: 200, body: 'SUCCESS' },
  json({ message: 'CREATED' }, 201),
  { status: 200, body: 'OK' },
];
const statuses = [400, 401, 403, 404, 409, 422, 500, 503];
const gateway = '<html><body>nginx</body></html>';

const places = Object.entries(effectPlaces) as [OperationId, EffectPlace][];
const turns = places.map(([id, place], turn) => [id, place, turn] as const);

it.each(turns)('%s shows a known code, a lost response, and a success', async (id, place, turn) => {
  const backend = startBackend();
  for (const [other, content] of Object.entries(place.beside ?? {}))
    backend.respond(other as OperationId, json(content));
  const [below] = place.at.split('?', 1) as [string];
  const at = (page = await openPage(below, { language: languages[turn % languages.length]! }));

  /** Sends the effect from its dialog, and closes the dialog. */
  async function expectAfter(reply: Reply, shown: string) {
    backend.requests.length = 0;
    backend.respond(id, reply);
    await at.go(place.at);
    expect(shownText()).not.toContain(at.text(shown));
    await takeSteps(at, place.steps);
    await waitFor(() => expect(backend.requests).toContain(id));
    await waitFor(() => expect(shownText()).toContain(at.text(shown)));
    expect(shownText()).not.toContain(at.text('common:fault.connection.text'));
    expect(shownText()).not.toContain(at.text('common:routeError.title'));
    await at.go(below);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  }

  await expectAfter(json({ message: 'MONEY_NOT_ENOUGH' }, statuses[turn % 8]!), 'error:MONEY_NOT_ENOUGH');
  await expectAfter({ status: turn % 2 ? 502 : 504, body: gateway }, place.lost ?? 'common:fault.busy.text');
  await expectAfter(successes[turn % 5]!, place.done);
});
