import { describe, expect, it } from 'vitest';
import { safeExternalUrl } from './external-url.ts';

describe('safeExternalUrl', () => {
  it.each([
    ['https://chat.example/add?id=1', 'web', 'https://chat.example/add?id=1'],
    [' https://chat.example ', 'web', 'https://chat.example/'],
    ['/_mock/picture/qr.svg', 'image', `${window.location.origin}/_mock/picture/qr.svg`],
    ['line://ti/p/demo', 'chat', 'line://ti/p/demo'],
    ['tel:021234567', 'chat', 'tel:021234567'],
    ['line://ti/p/demo', 'web', undefined],
    ['javascript:alert(1)', 'chat', undefined],
    ['java\nscript:alert(1)', 'web', undefined],
    ['data:image/png;base64,AAAA', 'image', 'data:image/png;base64,AAAA'],
    ['data:image/png;base64,AAAA', 'web', undefined],
    ['data:text/html,hello', 'image', undefined],
    ['https://bank.example@evil.example/', 'web', undefined],
    ['', 'web', undefined],
    ['http://', 'web', undefined],
  ] as const)('reads %j for %s as %j', (address, place, url) => {
    expect(safeExternalUrl(address, place)).toBe(url);
  });
});
