import { describe, expect, it } from 'vitest';
import { isInstalledByHand } from './platform.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('installing by hand', () => {
  it.each([
    [true, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Safari/604.1`, 5],
    [true, `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 5],
    [false, `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 0],
    [false, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Safari Line/14.19.1`, 5],
    [false, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} [FBAN/FBIOS;FBAV/480]`, 5],
    [false, 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36', 5],
  ])('is %s with %s', (isByHand, userAgent, maxTouchPoints) => {
    expect(isInstalledByHand({ userAgent, maxTouchPoints })).toBe(isByHand);
  });
});
