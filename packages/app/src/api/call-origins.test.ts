import { profile } from '@wallet/contract/profile';
import { wallet } from '@wallet/contract/wallet';
import { bonus } from '@wallet/contract/bonus';
import { afterEach, expect, it, vi } from 'vitest';

/** Starts the app with these call settings. */
async function startedWith(APP_CALLS: object) {
  vi.resetModules();
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify({ APP_CALLS, APP_OTHER_ORIGIN: 'https://other.example' })}</script>`;
  const backend = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response('{"message":"OK"}', { status: 403 })),
  );
  vi.stubGlobal('fetch', backend);
  const { session } = await import('#api/session/session.ts');
  session.signIn('token-of-a-member', false);
  const { endpointsOf } = await import('./client.ts');
  const { pictureOrigins } = await import('#env.ts');
  const addressOf = async (sent: Promise<unknown>) => {
    await sent.catch(() => undefined);
    return String(backend.mock.lastCall?.[0]);
  };
  return { backend, endpointsOf, addressOf, pictureOrigins };
}

afterEach(() => (document.body.innerHTML = ''));

it('a call uses the origin and path of the settings, all others those of the contract', async () => {
  const { endpointsOf, addressOf, pictureOrigins } = await startedWith({
    'wallet.read': { origin: 'https://a.example', path: '/v2/wallet' },
    'wallet.transferAll': { path: '/v2/all' },
    'bonus.activate': { origin: 'https://b.example', path: '/take/:code' },
    'profile.read': { origin: 'https://a.example' },
  });
  const { read, transferAll, refresh } = endpointsOf('wallet', wallet);
  expect(await addressOf(read.send({}))).toBe('https://a.example/v2/wallet');
  expect(await addressOf(transferAll.send({ body: { to: 'PG' } }))).toBe('/v2/all');
  expect(await addressOf(refresh.send({}))).toBe('/api/wallet/refresh/slot');
  const { activate, clear } = endpointsOf('bonus', bonus);
  expect(await addressOf(activate.send({ params: { code: 'A/1' } }))).toBe('https://b.example/take/A%2F1');
  expect(await addressOf(clear.send({}))).toBe('/api/bonus/clear');
  const endpoints = endpointsOf('profile', profile);
  expect(await addressOf(endpoints.read.send({}))).toBe('https://a.example/api/account/profile');
  expect(
    await addressOf(endpoints.changePassword.send({ body: { oldPassword: 'a', newPassword: 'b' } })),
  ).toBe('https://other.example/api/account/changepwd');
  expect(pictureOrigins).toEqual(expect.arrayContaining(['https://a.example', 'https://b.example']));
});

it('the preloaded call uses the settings, too', async () => {
  const { backend, endpointsOf, addressOf } = await startedWith({
    'wallet.read': { origin: 'https://a.example', path: '/v2' },
  });
  vi.stubGlobal('PRELOAD', { headers: {}, wallet: { id: 'wallet.read', path: '/api/wallet' } });
  window.preloadedCalls = undefined;
  await import('#api/preload/send-preload.ts');
  expect(window.preloadedCalls).toMatchObject([{ address: 'https://a.example/v2' }]);
  expect(await addressOf(endpointsOf('wallet', wallet).read.send({}))).toBe('https://a.example/v2');
  expect(backend).toHaveBeenCalledTimes(1);
});
