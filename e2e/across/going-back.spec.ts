/** The test console goes back to a moment of a world. */
import { demoPhones } from '@wallet/contract/demo-members';
import { withdraw } from '@wallet/contract/withdraw';
import { violationsIn } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a copy goes on from the moment of a call, and the world goes back to it @nightly',
  { tag: '@once' },
  async ({ page, world, control, request, expectFailures }) => {
    const { token } = await world.members.signIn(demoPhones.rich);
    const headers = { 'x-player-client': 'web', 'x-mock-world': world.id, authorization: `Bearer ${token}` };
    const take = (amount: number) => request.post(withdraw.create.path, { headers, data: { amount } });
    const walletOf = async (of: typeof world) => {
      const { member, balances } = await of.members.read(demoPhones.rich);
      return balances[`wallet:${member.id}`];
    };
    await page.goto(`/_mock/console/#/${world.id}/traffic`);
    await take(500);
    const first = await walletOf(world);
    await take(700);
    await page.getByRole('button', { name: 'withdraw.create' }).last().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('row', { name: /withdrawals/ })).toContainText('"WAITING"');
    await drawer.getByRole('button', { name: 'Look at this moment' }).click();
    const past = page.getByRole('region', { name: /You look at the past/ });
    await expect(past).toBeVisible();
    await expect.poll(() => violationsIn(page, 'body')).toEqual([]);

    // The moment stays with the pages, the arrow keys and the wheel.
    const moment = page.url();
    const timeline = page.getByRole('slider', { name: 'Timeline' });
    await expect(timeline).toHaveAttribute('aria-valuetext', /withdraw\.create ok/);
    await timeline.press('ArrowRight');
    await expect(page).not.toHaveURL(moment);
    await timeline.hover();
    await page.mouse.wheel(0, -1);
    await expect(page).toHaveURL(moment);
    await page.goto(moment.replace('/traffic/', '/members/'));
    await expect(page.getByRole('row', { name: new RegExp(demoPhones.rich) })).toContainText('24,500');
    await page.goto(moment);

    const opening = page.waitForEvent('popup');
    await past.getByRole('button', { name: 'Fork here and open the app' }).click();
    const app = await opening;
    await expect(app).toHaveURL(/\/login/);
    await app.close();
    await expect(page).not.toHaveURL(new RegExp(`#/${world.id}/`));
    const [, copy = ''] = /#\/(\w+)\//.exec(page.url()) ?? [];
    expect(await walletOf(control.worlds.of(copy))).toBe(first);
    await page.goto(moment);
    await past.getByRole('button', { name: 'Set back to here' }).click();
    await expect.poll(() => walletOf(world)).toBe(first);
    await expect(past).toBeHidden();
    expectFailures(404);
    await page.goto(`/_mock/console/#/${world.id}/traffic/9999`);
    await expect(page.getByText('The history has no moment of entry 9999')).toBeVisible();
    // The console would ask again for a world that is gone.
    await page.close();
    await control.worlds.of(copy).remove();
  },
);
