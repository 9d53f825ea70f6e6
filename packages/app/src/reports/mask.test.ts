import { describe, expect, it } from 'vitest';
import { detailsOf } from './details.ts';
import { maskMessage, maskName } from './mask.ts';

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
  (canary) => `Unexpected token ${canary} in JSON at position 4`,
  (canary) => `Cannot read properties of undefined (reading '${canary}')`,
  (canary) => `can't access property "${canary}", it is undefined`,
  (canary) => `"${canary} is not valid JSON`,
  (canary) => `Failed to fetch:${canary}`,
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

describe('a masked message', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'map')", 'Cannot read properties of undefined (reading …'],
    ['Failed to fetch', 'Failed to fetch'],
    ['x.y is not a function', '… is not a function'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    ['Minified React error #31; visit https://errors.example/31?args[]=a', 'Minified React error #31;'],
    ['', ''],
  ])('of %s still describes the error', (message, expected) => {
    expect(maskMessage(message)).toBe(expected);
  });

  it('has a maximum length', () => expect(maskMessage('not '.repeat(1_000)).length).toBe(200));

  it.each([
    ['TypeError', 'TypeError'],
    ['QuotaExceededError', 'QuotaExceededError'],
    ['Somchai', 'Error'],
    ['Error: 0891112222', 'Error'],
  ])('has the name of its error: %s', (name, expected) => expect(maskName(name)).toBe(expected));
});
