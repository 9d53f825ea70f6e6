import { describe, expect, it } from 'vitest';
import { assetsOf, isCachedFirst, isFile, kindOf, shellOf, tagOf } from './request-rules.ts';

const origin = 'https://wallet.example';

const kind = (path: string, { method = 'GET', destination = 'document' as RequestDestination } = {}) =>
  kindOf({ method, destination, url: new URL(path, origin).href }, origin);

describe('the service worker', () => {
  it.each(['/', '/login?redirect=/user/home', '/user/statement', '/user/home?modal=withdraw'])(
    'handles %s as a page',
    (path) => expect(kind(path)).toBe('page'),
  );

  it.each(['/assets/a1B2_-3.js', '/assets/xYz1234.css', '/assets/thai.woff2'])(
    'handles %s as a file',
    (path) => expect(kind(path, { destination: 'script' })).toBe('asset'),
  );

  it.each([
    '/api/wallet',
    '/api/lookup/info',
    '/_mock',
    '/_mock/console',
    '/_mock/uploads/slip.png',
    '/socket.io/?EIO=4',
    '/sw.js',
    '/icon.svg',
    '/assets/../api/wallet',
    '/assets/howto.mp4',
    'https://elsewhere.example/assets/a1.js',
    'https://elsewhere.example/login',
  ])('ignores %s', (path) => expect(kind(path)).toBe('other'));

  it("ignores requests with a body, and scripts' requests for pages", () => {
    expect(kind('/login', { method: 'POST' })).toBe('other');
    expect(kind('/assets/a1.js', { method: 'POST', destination: 'script' })).toBe('other');
    expect(kind('/user/home', { destination: '' })).toBe('other');
    expect(kind('/user/home', { destination: 'iframe' })).toBe('other');
  });

  it.each([
    ['/login', '/login'],
    ['/user', '/user/home'],
    ['/user/home', '/user/home'],
    ['/user/statement', '/'],
    ['/contact', '/'],
  ])('serves %s with the page of %s', (path, shell) => expect(shellOf(path)).toBe(shell));

  const now = Date.parse('2026-01-08T12:00:00Z');
  const isFirst = (
    path: string,
    { cache = 'default' as RequestCache, date = '2026-01-07T12:00:00Z' } = {},
  ) => {
    const headers = new Headers({ date });
    return isCachedFirst({ url: new URL(path, origin).href, cache }, { headers }, now);
  };

  it.each(['/', '/login', '/login?redirect=/user/home', '/user/home', '/user'])(
    'serves %s from the cache first',
    (path) => expect(isFirst(path)).toBe(true),
  );

  it('uses the network first: for a reload, for other pages, and when the cached page is old', () => {
    expect(isFirst('/user/home', { cache: 'no-cache' })).toBe(false);
    expect(isFirst('/user/home', { cache: 'reload' })).toBe(false);
    expect(isFirst('/user/statement')).toBe(false);
    expect(isFirst('/user/home', { date: '2026-01-01T11:59:59Z' })).toBe(false);
    expect(isFirst('/user/home', { date: '' })).toBe(false);
  });

  it('caches the scripts and styles of a page, each once, and no fonts', () => {
    const html = `<html lang="lo"><style>src:url(/assets/thai.woff2)</style>
      <link href="/assets/a1.js"><script src="/assets/a1.js"></script><link href="/assets/b2.css">`;
    expect(assetsOf(html)).toEqual(['/assets/a1.js', '/assets/b2.css']);
    expect(tagOf(html)).toBe('lo');
  });

  it.each([
    ['a script', 200, 'text/javascript', true],
    ['a page in the place of a script that is gone', 200, 'text/html; charset=utf-8', false],
    ['a part of a file', 206, 'font/woff2', false],
    ['an error', 404, 'text/javascript', false],
  ] as const)('does not cache a response that is not the file: %s', (_what, status, type, isKept) => {
    const headers = new Headers({ 'content-type': type });
    expect(isFile({ status, redirected: false, headers })).toBe(isKept);
    expect(isFile({ status, redirected: true, headers })).toBe(false);
  });
});
