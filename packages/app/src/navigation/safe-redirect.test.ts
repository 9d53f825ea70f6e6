import { describe, expect, it } from 'vitest';
import { home, safeRedirect } from './safe-redirect.ts';

describe('the redirect', () => {
  it.each(['/user/home', '/user/statement?page=2', '/user/home?modal=withdraw#top', '/user'])(
    'is unchanged if it is %s',
    (wanted) => expect(safeRedirect(wanted)).toBe(wanted),
  );

  it.each([
    'https://evil.example/user/home',
    '//evil.example/user',
    '/\\evil.example/user',
    '/user\\..\\login',
    '/user/home\\x',
    '/user/\thome',
    '/userland',
    '/login',
    '/user/../login',
    '/user/%0d%0a/../../x'.replace('%0d%0a', '\r\n'),
    'javascript:alert(1)',
    ' /user/home',
    `/user/${'x'.repeat(600)}`,
    '',
    undefined,
    42,
    ['/user/home'],
  ])('is the start page instead of %j', (wanted) => expect(safeRedirect(wanted)).toBe(home));
});
