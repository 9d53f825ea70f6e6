import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { returnToPage, hidePage } from './fixtures/page-visibility.ts';
import { password, phones } from './fixtures/member.ts';
import { runClockUntil } from './fixtures/clock.ts';
import { hasLeaveWarning } from './fixtures/leave-warning.ts';
import { supportText } from './fixtures/operator.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ hasChat: true });

const member = phones.new;

const guestIdIn = (page: Page) => page.evaluate(() => localStorage.getItem('guest-id') ?? '');

test('support replies, a badge counts messages while the panel is closed, and opening reads them', async ({
  signIn,
  chat,
  world,
  t,
  page,
  backend,
}) => {
  await signIn('new');
  await backend.called('socket.join');
  await chat.open();
  await expect(page).toHaveURL('/user/home?modal=chat');
  await expect(chat.empty).toBeVisible();
  await chat.write('/silent');
  await expect(chat.sent).toHaveCount(1);
  await page.goBack();
  await expect(chat.panel).toBeHidden();
  await world.chat.sayText({ member, text: 'one' });
  await world.chat.sayText({ member, text: 'two' });
  await expect(chat.badge(2)).toBeAttached();
  await expect(page).toHaveTitle(/^\(2\) /);
  expect(await world.chat.countUnread({ member })).toEqual({ unread: 2 });
  await chat.open();
  await expect(chat.message('two')).toBeVisible();
  await expect(chat.panel.getByText(t('chat:new'))).toBeVisible();
  await expect.poll(() => world.chat.countUnread({ member })).toEqual({ unread: 0 });
  await expect(page).not.toHaveTitle(/^\(/);
});

test(
  'messages on a hidden page stay unread until the player returns @nightly',
  { tag: '@once' },
  async ({ signIn, chat, world, page, backend }) => {
    await page.clock.install();
    await signIn('new', { at: '/user/home?modal=chat' });
    await runClockUntil(page, chat.empty, 200);
    await backend.called('socket.join');
    await hidePage(page);
    await world.chat.sayText({ member, text: 'are you there?' });
    await expect(chat.message('are you there?')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page).toHaveTitle(/^\(1\) /);
    expect(await world.chat.countUnread({ member })).toEqual({ unread: 1 });
    await returnToPage(page);
    await page.clock.runFor(1_000);
    await expect.poll(() => world.chat.countUnread({ member })).toEqual({ unread: 0 });
    await expect(page).not.toHaveTitle(/^\(/);
  },
);

test('every kind of message is shown @nightly', { tag: '@words' }, async ({ signIn, chat, world, t }) => {
  await signIn('new', { at: '/user/contact?modal=chat' });
  for (const [command, locator] of [
    ['/buttons', chat.log.getByRole('link', { name: supportText.call })],
    ['/image', chat.log.getByRole('img', { name: supportText.picture })],
    ['/video', chat.log.getByLabel(supportText.video)],
    ['/file', chat.log.getByRole('link', { name: t('chat:media.file') })],
    ['/cards', chat.log.getByRole('group', { name: t('chat:cards') })],
    ['/other', chat.log.getByText(t('chat:cannotShow'))],
    ['/quick', chat.panel.getByRole('list', { name: t('chat:replies') })],
  ] as const) {
    await chat.write(command);
    await world.clock.advance(2_000);
    await expect(locator).toBeVisible();
  }
  const replies = chat.panel.getByRole('list', { name: t('chat:replies') });
  await replies.getByRole('button').last().click();
  await expect(replies).toBeHidden();
  await expect
    .poll(async () => (await world.chat.listMessages({ member })).map(({ message }) => message.message_type))
    .toContain('postback');
  await expect(chat.log.getByLabel(supportText.video)).toHaveAttribute('preload', 'none');
  const more = chat.log.getByRole('button', { name: supportText.more }).first();
  await more.click();
  await expect(more).toBeDisabled();
});

test(
  'messages during a lost socket appear once, within six seconds after it reconnects @nightly',
  { tag: '@once' },
  async ({ signIn, chat, world, page, backend }) => {
    await page.clock.install();
    await signIn('new', { at: '/user/home?modal=chat' });
    await runClockUntil(page, chat.empty, 200);
    await backend.called('socket.join');
    await chat.write('/silent');
    await expect(chat.sent).toHaveCount(1);
    const fault = await world.faults.add({ operation: 'socket.connect', effect: { type: 'refuse' } });
    await world.chat.disconnect({ member });
    await expect(chat.connection('lost')).toBeVisible();
    for (let count = 1; count <= 25; count += 1)
      await world.chat.sayText({ member, text: `missed ${count}` });
    await page.clock.runFor(12_000);
    await expect(chat.message('missed 25')).toBeHidden();
    await world.faults.remove(fault.id);
    // One check and its calls; only this line advances the page's clock.
    await page.clock.runFor(5_000);
    await expect(chat.message('missed 25')).toBeVisible();
    await expect(chat.connection('lost')).toBeHidden();
    await world.chat.sayText({ member, text: 'heard' });
    await expect(chat.message('heard')).toBeVisible();
    for (let count = 1; count <= 25; count += 1) await expect(chat.message(`missed ${count}`)).toHaveCount(1);
    await expect(chat.message('/silent')).toHaveCount(1);
  },
);

test('older messages load page by page, and the visible message keeps its place @nightly', async ({
  signIn,
  chat,
  world,
  page,
}) => {
  for (let count = 1; count <= 35; count += 1) await world.chat.sayText({ member, text: `line ${count}` });
  await signIn('new', { at: '/user/home?modal=chat' });
  await expect(chat.message('line 35')).toBeInViewport();
  await expect(chat.message('line 25')).toHaveCount(0);
  await chat.waitUntilStill();
  const oldest = chat.message('line 26');
  // Measured before older messages are inserted above.
  const before = await oldest.evaluate((line) => {
    line.closest('[data-chat-scroll]')?.scrollTo(0, 0);
    return line.getBoundingClientRect().y;
  });
  await expect(chat.message('line 16')).toBeAttached();
  await expect(chat.scroll.getByRole('status')).toHaveCount(0);
  const after = await oldest.evaluate((line) => line.getBoundingClientRect().y);
  expect(Math.abs(after - before), 'half a pixel is what rounding takes').toBeLessThanOrEqual(0.5);
  await world.chat.sayText({ member, text: 'and now' });
  await expect(chat.newWhileAway(1)).toBeVisible();
  await expect(async () => {
    await chat.scroll.evaluate((box) => box.scrollTo(0, 0));
    await expect(chat.beginning).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [10] });
  await expect(chat.log.getByText(/^line \d+$/)).toHaveText(
    Array.from({ length: 35 }, (_, index) => `line ${index + 1}`),
  );
  await chat.newWhileAway(1).click();
  await expect(chat.message('and now')).toBeInViewport();
  // As after the keyboard of a phone.
  await page.setViewportSize({ width: 360, height: 300 });
  await expect(chat.field).toBeInViewport({ ratio: 1 });
  await expect(chat.message('and now')).toBeInViewport({ ratio: 1 });
});

/** Holds uploads until `release`. */
async function slowUploads(page: Page) {
  await page.route('**/api/chat/upload-*', () => undefined);
  return { send: () => page.unroute('**/api/chat/upload-*') };
}

test('guests and members have separate rooms, and see no messages of others @nightly', async ({
  open,
  session,
  chat,
  site,
  wallet,
  world,
  t,
  page,
}) => {
  await open('/contact');
  await chat.open();
  await chat.write('I am a guest');
  await expect(chat.sent).toHaveCount(1);
  const guest = await guestIdIn(page);
  expect(guest).toMatch(/^[0-9a-f]{32}$/);
  await world.chat.sayText({ guest, text: 'to the guest' });
  await expect(chat.message('to the guest')).toBeVisible();
  const { send } = await slowUploads(page);
  await chat.attach('slip.png', 'image/png', Buffer.from('a picture'));
  await expect(chat.upload).toBeVisible();
  expect(await hasLeaveWarning(page)).toBe(true);
  await chat.close.click();
  await expect(chat.panel).toBeHidden();
  const leave = site.menu.getByRole('link', { name: t('common:menu.login') });
  await leave.click();
  await site.dialog.getByRole('button', { name: t('common:logout.stay') }).click();
  await expect(page).toHaveURL('/contact');
  await leave.click();
  await site.dialog.getByRole('button', { name: t('chat:leave.action') }).click();
  await expect(page).toHaveURL('/login');
  await send();
  await session.login(member, password);
  await expect(wallet.balance).toBeVisible();
  await open('/user/contact?modal=chat');
  await expect(chat.empty).toBeVisible();
  await world.chat.sayText({ member: phones.rich, text: 'to another member' });
  await world.chat.sayText({ guest, text: 'to the guest again' });
  await world.chat.sayText({ member, text: 'to the member' });
  await expect(chat.message('to the member')).toBeVisible();
  await expect(chat.log.getByText(/guest|another/)).toHaveCount(0);
  await open('/contact?modal=chat');
  await expect(chat.message('to the guest again')).toBeVisible();
  expect(await guestIdIn(page)).toBe(guest);
  await expect(chat.message('to the member')).toHaveCount(0);
});
