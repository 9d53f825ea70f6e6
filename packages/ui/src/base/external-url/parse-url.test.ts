import { afterEach, beforeEach, expect, it } from 'vitest';
import { safeExternalUrl } from './external-url.ts';
import { parseUrl } from './parse-url.ts';

const { canParse } = URL;

beforeEach(() => void Reflect.set(URL, 'canParse', undefined));
afterEach(() => void (URL.canParse = canParse));

it.each([
  ['https://chat.example/a', undefined, 'https://chat.example/a'],
  ['/a', 'https://chat.example', 'https://chat.example/a'],
  ['/a', undefined, undefined],
  ['http://', undefined, undefined],
])('parses %j against %j as %j without URL.canParse', (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});

it('external addresses work without URL.canParse', () => {
  expect(safeExternalUrl('https://chat.example', 'web')).toBe('https://chat.example/');
  expect(safeExternalUrl('http://', 'web')).toBeUndefined();
});
