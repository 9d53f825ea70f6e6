/** Tests refusals.fixture.tsx with the codes that a call declares. */
import { act, waitFor } from '@testing-library/react';
import { operationOf, operations, type OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import words from '@wallet/locales/en/error.json';
import { expect, it } from 'vitest';
// Imported here, so that no test waits for the transform.
import './base/SafeHtml/sanitize.ts';
import './base/Toasts/ToastBoard.tsx';
import { renderUi } from '../vitest.render.tsx';
import { idle } from './base/progress.ts';
import { noop, refused } from './base/story.fixture.ts';
import { dismissToasts } from './base/Toasts/Toasts.tsx';
import { refusalScreens, type RefusalScreen } from './refusals.fixture.tsx';

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

/** Returns whether a screen shows the catalogue's text and advice of a code. */
function textsAt({ place, ownAdvice = [], ownTexts = [] }: RefusalScreen, code: ErrorCode) {
  const hasWords = !ownTexts.includes(code);
  return { hasWords, hasAdvice: hasWords && place !== 'chat' && !ownAdvice.includes(code) };
}

const drawn = refusalScreens.flatMap(({ draw, ...shown }) => (draw ? [{ ...shown, draw }] : []));

it.each(drawn.map((shown) => [shown.calls.join(' and '), shown] as const))(
  'the screen of %s shows refusals at their places',
  async (_calls, shown) => {
    const { i18n, rerender: show } = await renderUi(shown.draw(idle), { onSupport: noop });
    shown.openStep?.();
    const expected: Record<string, unknown> = {};
    const seen: Record<string, unknown> = {};
    for (const code of new Set(shown.calls.flatMap(codesOf))) {
      act(dismissToasts);
      const before = document.body.textContent;
      const text = String(i18n.i18next.t(`error:${code}` as 'error:unknown'));
      const advice = i18n.i18next.exists(`error:advice.${code}`)
        ? String(i18n.i18next.t(`error:advice.${code}` as 'error:unknown'))
        : undefined;
      show(shown.draw(refused(code)));
      await waitFor(() => expect(document.body.textContent).not.toBe(before));
      const hasAdvice = advice !== undefined && contains(document.body, advice);
      seen[code] = { place: placeOfText(text, shown), hasAdvice, hasWay: hasWayNamed() };
      const texts = textsAt(shown, code);
      const place = shown.atField?.includes(code) ? 'field' : shown.place;
      expected[code] = {
        place: texts.hasWords ? place : 'own words',
        hasAdvice: advice !== undefined && texts.hasAdvice,
        hasWay: true,
      };
    }
    expect(seen).toEqual(expected);
  },
);

it('every effect has a screen for its refusals', () => {
  const effects = operations.filter(({ metadata }) => !metadata.safe).map(({ id }) => id);
  const shown = new Set(refusalScreens.flatMap(({ calls }) => calls));
  // It runs by itself, when a message is seen.
  const silent = ['chat.markRead'];
  expect(effects.filter((id) => !shown.has(id))).toEqual(silent);
});

it('a screen shows each advice of the catalogue', () => {
  const isShown = (code: string) =>
    refusalScreens.some((shown) =>
      shown.calls.flatMap(codesOf).some((other) => other === code && textsAt(shown, other).hasAdvice),
    );
  expect(Object.keys(words.advice).filter((code) => !isShown(code))).toEqual([]);
});
