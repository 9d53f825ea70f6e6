import { demoPhones } from '@wallet/contract/demo-members';
import { expect, it } from 'vitest';
import { detailsOf } from './details.ts';

const own = `${location.origin}/assets`;

it.each([
  [
    'Chromium',
    `TypeError: broken\n    at f (${own}/index-aB_1-c.js:1:234)\n    at ${own}/xY12345.js:5:6\n    at chrome-extension://abc/content.js:1:1`,
  ],
  [
    'Safari and Firefox',
    `f@${own}/index-aB_1-c.js:1:234\n@${own}/xY12345.js:5:6\nglobal code@https://elsewhere.example/other.js:1:2`,
  ],
])('contain only the own places of a stack of %s', (_browser, stack) => {
  const error = Object.assign(new TypeError('broken'), { stack });
  expect(detailsOf({ kind: 'error', error })).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'broken',
    stack: ['index-aB_1-c.js:1:234', 'xY12345.js:5:6'],
  });
});

it('contain the first five places', () => {
  const stack = Array.from({ length: 9 }, (_, line) => `    at ${own}/a.js:${line}:1`).join('\n');
  const report = detailsOf({ kind: 'error', error: Object.assign(new Error(''), { stack }) });
  expect(report).toMatchObject({ stack: ['a.js:0:1', 'a.js:1:1', 'a.js:2:1', 'a.js:3:1', 'a.js:4:1'] });
});

it('contain a missing chunk once', () => {
  const error = new TypeError(`Failed to fetch dynamically imported module: ${own}/aB1_-x9.js`);
  expect(detailsOf({ kind: 'chunk', error })).toEqual({ kind: 'chunk', asset: 'aB1_-x9.js' });
  error.name = 'MissingChunk';
  expect(detailsOf({ kind: 'error', error })).toBeUndefined();
});

it('contain only call and field of a response', () => {
  const mismatch = { call: 'GET /api/wallet', path: '.slots[].logo', found: 'null', count: 3 } as const;
  expect(detailsOf({ kind: 'mismatch', mismatch })).toEqual({
    kind: 'mismatch',
    call: 'GET /api/wallet',
    path: '.slots[].logo',
    found: 'null',
  });
});

it.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  [`data:text/html,${demoPhones.rich}`, 'data:'],
  [`${location.origin}/user/${demoPhones.rich}`, 'self'],
  ['wss://chat.example/a?b', 'wss://chat.example'],
  [demoPhones.rich, ''],
])('contain for the blocked %s only %s', (blockedURI, blocked) => {
  const violation = { effectiveDirective: 'img-src', blockedURI } as SecurityPolicyViolationEvent;
  expect(detailsOf({ kind: 'policy', violation })).toEqual({ kind: 'policy', directive: 'img-src', blocked });
});
