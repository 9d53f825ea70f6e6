import { slotCategories } from '@wallet/contract/game';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';

const slot = (category: string, name: string) => ({
  category,
  background: `/${name}.jpg`,
  logo: `/${name}.png`,
});
const slots = [slot('sport', 'ball'), slot('slot', 'one'), slot('slot', 'two'), slot('slot', 'three')];

const dialogFiles = '<link rel="modulepreload" href="/assets/dialog.js">';

/** Runs the first script of a page with this response and these settings. Returns the requested pictures. */
async function picturesAt(path: string, body: object, settings: object = {}) {
  window.history.pushState({}, '', path);
  document.body.innerHTML =
    `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>` +
    `<template id="dialog-files">${dialogFiles}</template>`;
  const response = new Response(JSON.stringify(body));
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  vi.stubGlobal('PRELOAD', {
    headers: {},
    wallet: { id: 'wallet.read', path: '/api/wallet' },
    wheel: { id: 'spin.active', path: '/api/spinwheel/active' },
    firstCards: { category: slotCategories[0], count: 2 },
  });
  vi.resetModules();
  await import('./send-preload.ts');
  await new Promise((resolve) => setTimeout(resolve));
  // The app reads the response after this script.
  expect(await (await window.preloadedCalls![0]!.response).json()).toEqual(body);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ as, href, referrerPolicy }) => [as, href, referrerPolicy].join(' '),
  );
}

beforeEach(() => {
  window.preloadedCalls = undefined;
  session.signIn('mine', false);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it.each(['/user/home', '/user'])('%s requests the pictures of the first two cards', async (path) => {
  expect(await picturesAt(path, { slots })).toEqual(
    ['one.jpg', 'one.png', 'two.jpg', 'two.png'].map(
      (name) => `image ${window.location.origin}/${name} no-referrer`,
    ),
  );
});

it('another page requests none', async () => {
  expect(await picturesAt('/user/profile', { slots })).toEqual([]);
});

it('a refusal or a strange response requests none', async () => {
  expect(await picturesAt('/user/home', { message: 'INVALID_IP' })).toEqual([]);
  window.preloadedCalls = undefined;
  expect(await picturesAt('/user/home', { slots: [{ category: 'slot', logo: 5 }] })).toEqual([]);
});

it('addresses belong to the origin of the call, and only allowed origins receive requests', async () => {
  const [own] = slots.slice(1);
  const strange = { category: 'slot', background: 'https://else.example/b.jpg', logo: 'javascript:alert(1)' };
  expect(
    await picturesAt('/user/home', { slots: [own, strange] }, { APP_API_ORIGIN: 'https://api.example' }),
  ).toEqual([
    'image https://api.example/one.jpg no-referrer',
    'image https://api.example/one.png no-referrer',
  ]);
});

it('home requests the files of its first dialog after the pictures', async () => {
  await picturesAt('/user/home', { slots });
  expect(document.head.lastElementChild?.outerHTML).toBe(dialogFiles);
});

it('home requests no files of a dialog where data is expensive, or without a balance', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await picturesAt('/user/home', { slots });
  Reflect.deleteProperty(navigator, 'connection');
  window.preloadedCalls = undefined;
  await picturesAt('/user/home', { message: 'INVALID_IP' });
  expect(document.head.querySelector('[rel="modulepreload"]')).toBeNull();
});
