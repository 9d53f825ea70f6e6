/** A restart of the backend while a page is open. */
import { runClockUntil } from '../fixtures/clock.ts';
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
  'messages of support around a restart appear once, and a message written meanwhile is sent again @nightly',
  { tag: '@once' },
  async ({ signIn, chat, world, simulator, page, backend, expectFailures }) => {
    const member = phones.new;
    expectFailures('network');
    await page.clock.install();
    await signIn('new', { at: '/user/contact?modal=chat' });
    await runClockUntil(page, chat.empty, 200);
    await backend.called('socket.join');
    await chat.write('hello');
    await expect(chat.sent).toHaveCount(1);
    await world.chat.sayText({ member, text: 'before' });
    await expect(chat.message('before')).toBeVisible();

    await simulator.stop();
    await expect(chat.connection('lost')).toBeVisible();
    await chat.write('still there?');
    await expect(chat.delivery('failed')).toBeVisible();
    await simulator.start();
    await world.chat.sayText({ member, text: 'after' });
    // One check; the connection after it takes as long as it takes.
    await page.clock.runFor(5_000);
    await runClockUntil(page, chat.message('after'), 100);
    await expect(chat.connection('lost')).toBeHidden();
    await chat.resend.click();
    await expect(chat.sent).toHaveCount(2);
    for (const text of ['hello', 'before', 'still there?', 'after'])
      await expect(chat.message(text)).toHaveCount(1);
  },
);

test(
  'a socket without a server is an expected network failure @nightly',
  { tag: '@once' },
  async ({ page, simulator, expectFailures }) => {
    expectFailures('network');
    // A page of the app would load chunks, which fail with the process too.
    await page.goto('/icon.svg');
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
