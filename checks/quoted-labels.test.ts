/** Whether what a sentence tells to tap is what the button says. */
import { languages } from '@wallet/locales';
import { expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';

/** Labels of the phone or of another app, and what a player typed. */
const foreign = /^(?:site:install\.share|site:inApp\.menu|spin:disc|registration:bank\.none)$/;

it.each(languages)('what $endonym quotes is a label on screen', ({ tag }) => {
  const sentences = sentencesIn(tag);
  const labels = new Set(sentences.values());
  const quoted = [...sentences].flatMap(([key, text]) =>
    foreign.test(key) ? [] : [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => ({ key, label })),
  );
  if (tag !== 'en') expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter(({ label }) => !labels.has(label))).toEqual([]);
});
