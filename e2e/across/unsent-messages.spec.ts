/** Chat messages that are written offline, or sent while the app is closed. */
import { password, phones } from '../fixtures/member.ts';
import { hasLeaveWarning } from '../fixtures/leave-warning.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasChat: true });

const member = phones.new;

test(
  'texts outlive a page that ends offline or before a response, and arrive once @nightly',
  { tag: '@once' },
  async ({ signIn, chat, world, page, context, backend, open }) => {
    await signIn('new', { at: '/user/home?modal=chat' });
    await expect(chat.empty).toBeVisible();
    await backend.called('socket.join');
    await page.waitForLoadState('networkidle');
    await world.faults.add({
      operation: 'chat.send',
      times: 1,
      phase: 'after',
      effect: { type: 'network', how: 'hang' },
    });
    await chat.write('/silent in flight');
    await backend.called('chat.send');
    await context.setOffline(true);
    await expect(chat.connection('offline')).toBeVisible();
    await chat.write('/silent offline');
    expect(await hasLeaveWarning(page), 'nothing would be lost').toBe(false);
    await page.goto('about:blank');
    await context.setOffline(false);
    await open('/user/home?modal=chat');
    await expect(chat.sent).toHaveCount(2);
    await open('/user/home?modal=chat');
    await expect(chat.sent).toHaveCount(2);
    const messages = (await world.chat.listMessages({ member })).filter(
      ({ sender }) => sender === 'customer',
    );
    expect(messages.map(({ message }) => message.payload)).toMatchObject([
      { text: '/silent offline' },
      { text: '/silent in flight' },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('chat-outbox'))).toBeNull();
  },
);

test('answers while the app was closed show a badge at the next start, also after a new login @nightly', async ({
  signIn,
  session,
  chat,
  site,
  world,
  page,
  backend,
  open,
}) => {
  await signIn('new');
  await backend.called('chat.history');
  await page.goto('about:blank');
  for (const text of ['one', 'two']) await world.chat.sayText({ member, text });
  for (let starts = 0; starts < 2; starts += 1) {
    await open('/user/home');
    await expect(chat.badge(2)).toBeAttached();
    await expect(page).toHaveTitle(/^\(2\) /);
  }
  await site.leave();
  await session.login(member, password);
  await expect(chat.badge(2)).toBeAttached();
  await site.agree.click();
  await site.close.click();
  await chat.open();
  await expect.poll(() => world.chat.countUnread({ member })).toEqual({ unread: 0 });
  await page.reload();
  await expect(chat.message('two')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});
