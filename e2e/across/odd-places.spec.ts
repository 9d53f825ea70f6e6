/** Answers of a backend that is not ours, on the pages that draw the most of them: bonuses, ways to pay in, the chat. */
import { expect, test } from '../fixtures/test.ts';

const set = (path: string, value: unknown) => ({ op: 'set' as const, path, value: value as never });
const remove = (path: string) => ({ op: 'remove' as const, path });

/** Keeps a picture of the page where a folder is named for it. */
const picture = (name: string) => {
  const folder = process.env['E2E_PICTURES'];
  return folder ? { path: `${folder}/${name}.png` } : {};
};

test(
  'bonuses of an unknown type are offered, and those that cannot be read are counted',
  { tag: '@words' },
  async ({ signIn, world, t, page, bonus, language }) => {
    await world.faults.add({
      operation: 'bonus.list',
      effect: {
        type: 'rewrite',
        breaksContract: true,
        operations: [
          set('/0/type', 'month'),
          set('/0/maxReceived', null),
          set('/1/code', null),
          set('/2/banners', null),
          remove('/3/percentFail'),
          set('/4/userBonus', { isActive: 'yes' }),
        ],
      },
    });
    await signIn('rich', { at: bonus.address });
    const main = page.getByRole('main');
    await expect(main.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await page.screenshot(picture(`bonus-${language}`));
  },
);

test(
  'ways to pay in of an unknown kind are offered, and those that cannot be read are counted',
  { tag: '@words' },
  async ({ signIn, world, t, page, deposit, language }) => {
    await world.faults.add({
      operation: 'deposit.lookup',
      effect: {
        type: 'rewrite',
        breaksContract: true,
        operations: [set('/banks/0/mode', 'SEMI_AUTO'), set('/banks/1', null), remove('/isManual')],
      },
    });
    await signIn('rich', { at: deposit.at() });
    await expect(deposit.methods.first()).toBeVisible();
    await expect(deposit.dialog.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
    await page.screenshot(picture(`deposit-${language}`));
  },
);

test.describe('with a chat', () => {
  test.use({ hasChat: true });

  test(
    'a chat keeps what can be read beside messages of another kind',
    { tag: '@words' },
    async ({ signIn, world, page, chat, language }) => {
      await world.faults.add({
        operation: 'chat.history',
        effect: {
          type: 'answer',
          status: 200,
          breaksContract: true,
          json: [
            {
              sender: 'support',
              message: { message_type: 'sticker', payload: { text: 'Sawasdee' } },
              createdAt: '2026-01-15T12:00:03+07:00',
            },
            {
              sender: 'support',
              message: {
                message_type: 'buttons',
                payload: { text: 'One of these', buttons: [{ type: 'map', title: 'Where we are' }] },
              },
              createdAt: '2026-01-15T12:00:02+07:00',
            },
            { sender: 'support', message: null, createdAt: '2026-01-15T12:00:01+07:00' },
            {
              sender: 'support',
              message: { message_type: 'text', payload: { text: 'The first words' } },
              createdAt: '2026-01-15T12:00:00+07:00',
            },
          ],
        },
      });
      await signIn('rich');
      await chat.open();
      await expect(chat.said('Sawasdee')).toBeVisible();
      await expect(chat.said('One of these')).toBeVisible();
      await expect(chat.log.getByText('Where we are')).toBeVisible();
      await expect(chat.said('The first words')).toBeVisible();
      await page.screenshot(picture(`chat-${language}`));
    },
  );
});
