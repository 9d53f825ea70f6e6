/** Testers go back to a moment of a world: in the test console, and in another process. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { demoPhones } from '@wallet/contract/demo-members';
import { withdraw } from '@wallet/contract/withdraw';
import { violationsIn } from '../fixtures/axe.ts';
import { beforeLast, elevenSteps } from '../fixtures/eleven-steps.ts';
import { freePort } from '../fixtures/process.ts';
import { builtApp, program, startSimulator } from '../fixtures/simulator.ts';
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

    const calls = page
      .getByRole('table', { name: 'Traffic' })
      .getByRole('button', { name: 'withdraw.create' });
    await expect(calls).toHaveCount(1);
    await expect(page.getByRole('status')).toContainText('later entries, not listed: 1');

    // The moment stays with the pages, the arrow keys and the wheel.
    const moment = page.url();
    const timeline = page.getByRole('slider', { name: 'Timeline' });
    await expect(timeline).toHaveAttribute('aria-valuetext', /withdraw\.create ok/);
    await timeline.press('ArrowRight');
    await expect(page).not.toHaveURL(moment);
    await expect(calls).toHaveCount(2);
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

test(
  'a mistake at the eleventh step opens in another process, and bisect names its call @nightly',
  { tag: '@once' },
  async ({ open, page, t, world }, testInfo) => {
    const member = demoPhones.rich;
    const visit = elevenSteps(page, t, world);
    await open('/login');
    const entry = await visit.make();
    await visit.goOn();
    const file = testInfo.outputPath('world.json');
    writeFileSync(file, JSON.stringify(await world.exportFile()));

    const expected = JSON.stringify({ balances: [{ member, account: 'wallet', is: beforeLast }] });
    const found = execFileSync(process.execPath, [program, 'bisect', file, '--expect', expected]);
    expect(String(found)).toContain(`After entry ${entry} the expectation fails: call withdraw.create`);

    const port = await freePort();
    const elsewhere = await startSimulator(port, { MOCK_APP: builtApp }, 'open', file, '--at', `${entry}`);
    try {
      await open(`http://127.0.0.1:${port}/login`);
      await visit.signIn();
      await visit.expectMoment();
      // Its calls would fail with the process.
      await page.goto('about:blank');
    } finally {
      await elsewhere.stop();
    }
  },
);
