import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeExternalUrl, safeImageUrl, setImageOrigins } from './external-url.ts';

afterEach(() => setImageOrigins([]));

describe('safeExternalUrl', () => {
  it.each([
    ['https://chat.example/add?id=1', 'web', 'https://chat.example/add?id=1'],
    [' https://chat.example ', 'web', 'https://chat.example/'],
    ['line://ti/p/demo', 'chat', 'line://ti/p/demo'],
    ['tel:021234567', 'chat', 'tel:021234567'],
    ['line://ti/p/demo', 'web', undefined],
    ['javascript:alert(1)', 'chat', undefined],
    ['java\nscript:alert(1)', 'web', undefined],
    ['data:image/png;base64,AAAA', 'web', undefined],
    ['https://bank.example@evil.example/', 'web', undefined],
    ['data:image/svg+xml,<svg/>', 'web', undefined],
    ['data:image/svg+xml,<svg/>', 'chat', undefined],
    ['https://game.example/play', 'game', 'https://game.example/play'],
    ['line://ti/p/demo', 'game', undefined],
    ['', 'web', undefined],
    ['http://', 'web', undefined],
  ] as const)('reads %j for %s as %j', (address, place, url) => {
    expect(safeExternalUrl(address, place)).toBe(url);
  });

  it.each([
    ['/_mock/picture/qr.svg', `${window.location.origin}/_mock/picture/qr.svg`],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:text/html,hello', undefined],
    ['https://bank.example@evil.example/', undefined],
    ['//evil.example/a.png', undefined],
    ['/\\evil.example/a.png', undefined],
    ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ] as const)('reads %j for a picture as %j', (address, url) => {
    setImageOrigins(['https://evil.example']);
    expect(safeImageUrl(address)).toBe(url);
  });

  it('allows images of its own and of configured origins', () => {
    const shown = (address: string) => safeImageUrl(address) !== undefined;
    const elsewhere = ['https://cdn.example/a.png', 'https://th.pictures.example/a.png'];
    expect(['/a.png', ...elsewhere].map(shown)).toEqual([true, false, false]);
    setImageOrigins(['https://cdn.example', 'https://*.pictures.example']);
    expect(elsewhere.map(shown)).toEqual([true, true]);
    expect(
      [
        'http://cdn.example/a.png',
        'https://cdn.example:8443/a.png',
        'https://cdn.example.evil.example/a.png',
        'https://pictures.example/a.png',
        'https://evilpictures.example/a.png',
        'http://th.pictures.example/a.png',
      ].map(shown),
    ).toEqual([false, false, false, false, false, false]);
  });

  it.each([
    [true, 'http://127.0.0.1:8080/play'],
    [false, undefined],
  ])('opens games without encryption only while developing (%s)', async (isDeveloping, url) => {
    vi.stubEnv('DEV', isDeveloping);
    vi.resetModules();
    const { safeExternalUrl: judge } = await import('./external-url.ts');
    expect(judge('http://127.0.0.1:8080/play', 'game')).toBe(url);
    vi.unstubAllEnvs();
  });
});
