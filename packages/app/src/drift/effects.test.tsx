/** Sends effects from their screens to a backend whose responses differ from the contract. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperationId } from '@wallet/contract';
import { languages } from '@wallet/contract/market';
import { afterEach, expect, it } from 'vitest';
import { type Reply, json, startBackend } from './backend.fixture.ts';
import { effectPlaces, type EffectPlace } from './effects.fixture.ts';
import { openPage, type Page, shownText } from './page.fixture.tsx';

let page: Page | undefined;
afterEach(() => page?.leave());

const buttonOf = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].findLast(
      ({ textContent, disabled }) => textContent === name && !disabled,
    );
    return found ?? expect.fail(`There is no button “${name}”`);
  });

/** Opens the page of an effect in a language, sends it, and waits for the response. */
async function send(id: OperationId, { at, steps, beside = {} }: EffectPlace, reply: Reply, turn: number) {
  const backend = startBackend({ [id]: reply });
  for (const [other, content] of Object.entries(beside)) backend.respond(other as OperationId, json(content));
  page = await openPage(at, { language: languages[turn % languages.length]! });
  await page.settled();
  for (const step of steps) {
    if ('press' in step) fireEvent.click(await buttonOf(page.text(step.press, step.values)));
    else
      fireEvent.change(await screen.findByLabelText(page.text(step.fill)), { target: { value: step.with } });
  }
  await waitFor(() => expect(backend.requests).toContain(id));
  await act(() => Promise.resolve());
  return page;
}

const gateway = '<html><body>nginx</body></html>';

/** Successes with less content than the contract, or with other content. */
const successes: readonly Reply[] = [
  json({}),
  { status: 204, body: null },
  { status: 200, body: 'SUCCESS' },
  json({ message: 'CREATED' }, 201),
  { status: 200, body: 'OK' },
];
const statuses = [400, 401, 403, 404, 409, 422, 500, 503];

const places = Object.entries(effectPlaces) as [OperationId, EffectPlace][];
const turns = places.map(([id, place], turn) => [id, place, turn] as const);

it.each(turns)('%s: a success in another form is a success', async (id, place, turn) => {
  for (const success of [successes[turn % 5]!, successes[(turn + 2) % 5]!]) {
    const at = await send(id, place, success, turn);
    await waitFor(() => expect(shownText()).toContain(at.text(place.done)));
    expect(shownText()).not.toContain(at.text('common:routeError.title'));
    at.leave();
  }
});

it.each(turns)('%s: a known code is shown under any status', async (id, place, turn) => {
  for (const status of [statuses[turn % 8]!, statuses[(turn + 4) % 8]!]) {
    const at = await send(id, place, json({ message: 'MONEY_NOT_ENOUGH' }, status), turn);
    await waitFor(() => expect(shownText()).toContain(at.text('error:MONEY_NOT_ENOUGH')));
    expect(shownText()).not.toContain(at.text('common:fault.connection.text'));
    at.leave();
  }
});

it.each(turns)("%s: a gateway's page shows the meaning of its status", async (id, place, turn) => {
  const at = await send(id, place, { status: turn % 2 ? 502 : 504, body: gateway }, turn);
  await waitFor(() => expect(shownText()).toContain(at.text(place.lost ?? 'common:fault.busy.text')));
  expect(shownText()).not.toContain(at.text('common:fault.connection.text'));
  expect(shownText()).not.toContain(at.text('common:routeError.title'));
});
