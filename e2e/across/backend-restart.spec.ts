/** A restart of the backend while a page is open. */
import { phones } from '../fixtures/member.ts';
import { withSimulator, type RestartableSimulator } from '../fixtures/simulator.ts';
import { expect, test as base } from '../fixtures/test.ts';

const test = base.extend<{ simulator: RestartableSimulator }>({
  simulator: async ({ playwright: _ }, use) => withSimulator(use),
  // The world, the pages and the calls use this simulator.
  baseURL: async ({ simulator }, use) => use(simulator.url),
});

test.use({ hasChat: true });

test(
  'messages of support around a restart appear once, and messages written meanwhile are sent',
  { tag: '@once' },
  async ({ signIn, chat, world, simulator, expectFailures }) => {
    const member = phones.new;
    expectFailures('network');
    await signIn('new', { at: '/user/contact?modal=chat' });
    await world.journal.wait({ kind: 'call', name: 'socket.join' });
    await chat.write('hello');
    await expect(chat.sent).toHaveCount(1);
    await world.chat.sayText({ member, text: 'before' });
    await expect(chat.said('before')).toBeVisible();

    await simulator.stop();
    await expect(chat.connection('lost')).toBeVisible({ timeout: 10_000 });
    await chat.write('still there?');
    await simulator.start();
    await world.chat.sayText({ member, text: 'after' });
    await expect(chat.said('after')).toBeVisible({ timeout: 6_000 });
    await expect(chat.connection('lost')).toBeHidden();
    await expect(chat.sent).toHaveCount(2);
    for (const text of ['hello', 'before', 'still there?', 'after'])
      await expect(chat.said(text)).toHaveCount(1);
  },
);

test(
  'a socket without a server is an expected network failure',
  { tag: '@once' },
  async ({ page, open, simulator, expectFailures }) => {
    expectFailures('network');
    await open('/login');
    // A chunk that is still loading would fail with the process too.
    await page.waitForLoadState('networkidle');
    await simulator.stop();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/socket.io/?EIO=4&transport=websocket`);
          socket.addEventListener('error', () => resolve());
        }),
    );
    await simulator.start();
  },
);
