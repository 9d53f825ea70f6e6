/** Checks that a quoted label exists as a label on screen. */
import { languages } from '@wallet/locales';
import { expect, it } from 'vitest';
import { textsIn } from './locale-texts.ts';

/** Labels of the phone or of another app, and text of the player. */
const foreign = /^(?:site:install\.share|site:inApp\.menu|spin:disc|registration:bank\.none)$/;

it.each(languages)('quotations in $endonym are labels on screen', ({ tag }) => {
  const sentences = textsIn(tag);
  const labels = new Set(sentences.values());
  const quoted = [...sentences].flatMap(([key, text]) =>
    foreign.test(key) ? [] : [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => ({ key, label })),
  );
  if (tag !== 'en') expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter(({ label }) => !labels.has(label))).toEqual([]);
});
