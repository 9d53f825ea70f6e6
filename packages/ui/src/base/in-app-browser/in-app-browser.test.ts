import { expect, it } from 'vitest';
import { detectInAppBrowser, externalBrowserUrl } from './in-app-browser.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

it.each([
  [`${phone} Line/15.1.0/IAB`, 'LINE'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/15.1.0', 'LINE'],
  [`${phone} [FB_IAB/FB4A;FBAV/500.0.0.1;]`, 'Facebook'],
  ['Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0;FBBV/1]', 'Facebook'],
  [`${phone} [FB_IAB/MESSENGER;FBAV/400.0;]`, 'Messenger'],
  [`${phone} Instagram 300.0.0.1 Android`, 'Instagram'],
  [`${phone} musical_ly_2023 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${phone} MicroMessenger/8.0.40 Language/th`, 'WeChat'],
  ['Mozilla/5.0 (iPhone) Mobile/15E148 Twitter for iPhone/10.30', 'X'],
  [phone, undefined],
  ['Mozilla/5.0 (X11; Linux x86_64; Online/1) Gecko/20100101 Firefox/140.0', undefined],
])('%s is the browser of %s', (userAgent, app) => {
  expect(detectInAppBrowser(userAgent)).toBe(app);
});

it('returns a URL for LINE only', () => {
  const address = 'https://play.example/register?code=PR123#a';
  expect(externalBrowserUrl('LINE', address)).toBe(
    'https://play.example/register?code=PR123&openExternalBrowser=1#a',
  );
  expect(externalBrowserUrl('Facebook', address)).toBeUndefined();
});
