/** Tests refusal-places.fixture.ts with the codes that a call declares. */
import { act, waitFor } from '@testing-library/react';
import { operationOf, type OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
// Imported here, so that no test waits for the transform.
import './base/SafeHtml/sanitize.ts';
import './base/Toasts/ToastBoard.tsx';
import { renderUi } from '../vitest.render.tsx';
import { idle } from './base/progress.ts';
import { noop } from './base/story.fixture.ts';
import { SupportContext } from './base/support/support.ts';
import { dismissToasts } from './base/Toasts/Toasts.tsx';
import {
  textsAt,
  refusalPlaces,
  type RefusalPlace,
  type ScreenName,
  placementOf,
} from './refusal-places.fixture.ts';
import type { RefusalScreen } from './refusal-forms.fixture.tsx';
import { refusalScreens } from './refusal-screens.fixture.tsx';

/** Codes that end the session before a screen gets them. */
const sessionEndCodes: readonly string[] = ['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN'];

/** Codes of most calls, which each screen shows as it shows INTERNAL_SERVER_ERROR: the login is tested with them. */
const commonCodes: readonly string[] = ['KEY_MISSING', 'KEY_INVALID', 'INVALID_IP', 'INACTIVE_USER'];

const codesOf = (id: OperationId) =>
  (operationOf(id).metadata.errors as readonly ErrorCode[]).filter(
    (code) => !sessionEndCodes.includes(code) && (id === 'session.login' || !commonCodes.includes(code)),
  );

const contains = (place: Element | null | undefined, text: string) =>
  place?.textContent?.includes(text) === true;

/** Returns the place of a text on the screen. */
function placeOfText(text: string, { submitName }: RefusalScreen) {
  if (contains(document.querySelector('section[aria-label="Notifications"]'), text)) return 'toast';
  const fields = [...document.querySelectorAll('[aria-invalid="true"]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
  );
  if (fields.some((field) => contains(field, text))) return 'field';
  if (!contains(document.body, text)) return 'own words';
  return submitName !== undefined && hasButton(submitName) ? 'form' : 'result';
}

/** Returns whether there is a button with this name. A query by role computes the style of every element. */
const hasButton = (wanted: string | RegExp) =>
  [...document.querySelectorAll('button')]
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .some((name) => (typeof wanted === 'string' ? name === wanted : wanted.test(name)));

/** Returns the words of the screen, without those of buttons and links. */
function wordsOfScreen(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const way of page.querySelectorAll('button, a')) way.remove();
  return page.textContent;
}

const contactUs = /contact us/i;

/** Returns whether the screen has the way to support that its words name. */
function hasWayNamed(): boolean {
  if (!contactUs.test(document.body.textContent)) return true;
  const ways = [...document.querySelectorAll('button, a')];
  return !contactUs.test(wordsOfScreen()) || ways.some(({ textContent }) => contactUs.test(textContent));
}

const places = (Object.entries(refusalPlaces) as [OperationId, RefusalPlace][]).filter(
  ([, { screen }]) => screen !== null,
);

it.each([...new Set(places.map(([, { screen }]) => screen as ScreenName))])(
  '%s shows the refusals of its calls at their places',
  async (name) => {
    const calls = places.filter(([, { screen }]) => screen === name);
    const [table] = calls.map(([, place]) => place);
    if (!table) return;
    // Calls of one screen have one place.
    for (const [, place] of calls) expect(place).toEqual(table);
    const shown: RefusalScreen = refusalScreens[name];
    const { i18n, rerender } = await renderUi(shown.draw(idle));
    const show = (screen: ReactNode) => rerender(<SupportContext value={noop}>{screen}</SupportContext>);
    show(shown.draw(idle));
    shown.openStep?.();
    const expected: Record<string, unknown> = {};
    const seen: Record<string, unknown> = {};
    for (const code of new Set(calls.flatMap(([id]) => codesOf(id)))) {
      act(dismissToasts);
      const before = document.body.textContent;
      const text = String(i18n.i18next.t(`error:${code}` as 'error:unknown'));
      const advice = i18n.i18next.exists(`error:advice.${code}`)
        ? String(i18n.i18next.t(`error:advice.${code}` as 'error:unknown'))
        : undefined;
      show(shown.draw({ state: 'refused', failure: { message: code } }));
      await waitFor(() => expect(document.body.textContent).not.toBe(before));
      const hasAdvice = advice !== undefined && contains(document.body, advice);
      seen[code] = { place: placeOfText(text, shown), hasAdvice, hasWay: hasWayNamed() };
      const texts = textsAt(table, code);
      expected[code] = {
        place: texts.hasWords ? placementOf(table, code) : 'own words',
        hasAdvice: advice !== undefined && texts.hasAdvice,
        hasWay: true,
      };
    }
    expect(seen).toEqual(expected);
  },
);
