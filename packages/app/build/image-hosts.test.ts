import { expect, it } from 'vitest';
import { imageHostsOf } from './image-hosts.ts';

it('reads origins, with spaces between them', () => {
  expect(imageHostsOf('')).toEqual([]);
  expect(imageHostsOf(' https://cdn.example https://*.pictures.example:8443\n')).toEqual([
    'https://cdn.example',
    'https://*.pictures.example:8443',
  ]);
});

it.each([
  'cdn.example',
  'http://cdn.example',
  'https:',
  'https://cdn.example/',
  'https://cdn.example/;script-src',
  "'unsafe-inline'",
  '*',
])('refuses %j, with its name and an example', (setting) => {
  expect(() => imageHostsOf(`https://cdn.example ${setting}`)).toThrow(
    `VITE_IMAGE_HOSTS holds “${setting}”; an origin is wanted, as https://pictures.example`,
  );
});
