import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
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
    message: '',
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

it.each([
  ['TypeError', 'TypeError'],
  ['QuotaExceededError', 'QuotaExceededError'],
  ['Somchai', 'Error'],
  ['Error: 0891112222', 'Error'],
])('contain the name of an error: %s', (given, name) => {
  expect(detailsOf({ kind: 'error', error: Object.assign(new Error(''), { name: given }) })).toMatchObject({
    name,
  });
});

it('contain only the number of a message', () => {
  const error = new Error('Minified React error #418; visit https://errors.example/418?args[]=a');
  expect(detailsOf({ kind: 'error', error })).toMatchObject({ message: 'Minified React error #418' });
});

/** Values that must never leave a phone. */
const canaries = {
  phone: '0891112222',
  'phone with spaces': '081 234 5678',
  'phone of Laos': '+8562055512345',
  name: 'Somchai Jaidee',
  'name in small letters': 'somchai jaidee',
  'Thai name': 'สมชาย ใจดี',
  'Lao name': 'ສົມຊາຍ',
  amount: '1,234.50',
  'small amount': '฿95',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln',
  'account number': '123-4-56789-0',
  'e-mail': 'somchai@bank.example',
  address: 'https://play.example/user/home?redirect=0891112222&token=s3cret',
  path: '/api/autoLogin/0891112222/hunter2',
  'one-time code': '4711',
};

/** Error messages around a canary. */
const frames: readonly ((canary: string) => string)[] = [
  (canary) => canary,
  (canary) => `Cannot read properties of undefined (reading '${canary}')`,
  (canary) => `Minified React error #${canary}`,
  (canary) =>
    `Minified React error #418; visit https://errors.example/418?args[]=${canary} for the full message`,
  (canary) => `line one\n    at ${canary} (https://x.example/assets/a.js:1:1)`,
];

/** Returns the pieces of a canary that reveal data by themselves. */
const pieces = (canary: string) =>
  canary.split(/[\s/?=&,.@-]+/).filter((piece) => /.{2}/.test(piece) && /[^a-z]|.{6}/.test(piece));

describe('canaries', () => {
  const cases = Object.entries(canaries).flatMap(([what, canary]) =>
    frames.map((frame, number) => [what, number, canary, frame(canary)] as const),
  );

  it.each(cases)('%s stays on the phone (%i)', (_what, _number, canary, message) => {
    const error = Object.assign(new TypeError(message), { name: canary, cause: canary, phone: canary });
    const thrown = [error, message, { message: canary }, canary];
    const sent = JSON.stringify(thrown.map((one) => detailsOf({ kind: 'error', error: one })));
    expect(pieces(canary).filter((piece) => sent.includes(piece))).toEqual([]);
    expect(sent).not.toMatch(/\d{4}|hunter|s3cret|somchai|jaidee|สมชาย/i);
  });

  it('stay on the phone with a missing chunk and a blocked address', () => {
    const chunk = new TypeError(`Failed to fetch dynamically imported module: ${canaries.address}`);
    const violation = {
      effectiveDirective: 'connect-src',
      blockedURI: 'https://elsewhere.example/0891112222?token=s3cret',
    } as SecurityPolicyViolationEvent;
    expect(detailsOf({ kind: 'chunk', error: chunk })).toEqual({ kind: 'chunk', asset: '' });
    expect(detailsOf({ kind: 'policy', violation })).toEqual({
      kind: 'policy',
      directive: 'connect-src',
      blocked: 'https://elsewhere.example',
    });
  });
});
