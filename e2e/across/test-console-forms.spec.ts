/** Forms of the test console that keep, lose or change what was typed. */
import { demoPhones } from '@wallet/contract/demo-members';
import { expect, test } from '../fixtures/test.ts';

test('the percent of a fault stay as typed @nightly', { tag: '@once' }, async ({ page, world }) => {
  await page.goto(`/_mock/console/#/${world.id}/faults`);
  await page.getByRole('button', { name: /^Slow network/ }).click();
  const percent = page.getByLabel('Probability');
  await percent.fill('29');
  await expect(percent).toHaveValue('29 %');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('probability 0.29')).toBeVisible();
});

test('a reply to one member is not sent to another @nightly', { tag: '@once' }, async ({ page, world }) => {
  for (const member of [demoPhones.rich, demoPhones.new])
    await world.chat.sayText({ member, text: `To ${member}` });
  await page.goto(`/_mock/console/#/${world.id}/chat`);
  await page.getByRole('button', { name: demoPhones.rich }).click();
  const reply = page.getByLabel('Reply as support');
  await reply.fill('Your withdrawal is on its way');
  await page.getByRole('button', { name: demoPhones.new }).click();
  await expect(page.getByText(`To ${demoPhones.new}`)).toBeVisible();
  await expect(reply).toHaveValue('');
});

test(
  'a clock that has advanced offers its present time again @nightly',
  { tag: '@once' },
  async ({ page, world }) => {
    await world.clock.freeze();
    await page.goto(`/_mock/console/#/${world.id}/clock`);
    await page.getByLabel('Advance to').fill('2099-01-01T00:00');
    const advance = page.getByRole('button', { name: 'Advance', exact: true });
    await advance.click();
    await expect(page.getByRole('region', { name: 'Clock of the world' })).toContainText('2099-01-01');
    await page.getByRole('button', { name: '1 day' }).click();
    await expect(page.getByLabel('Advance to')).toHaveValue('2099-01-02T00:00');
    await expect(advance).toBeDisabled();
  },
);

test(
  'a world that starts again under its name is shown @nightly',
  { tag: '@once' },
  async ({ page, control, world, expectFailures }) => {
    expectFailures(404);
    const id = `${world.id}-again`;
    const first = await control.worlds.create({ id });
    await first.members.signIn(demoPhones.rich);
    await page.goto(`/_mock/console/#/${id}/traffic`);
    await expect(page.getByRole('button', { name: 'members.signIn' })).toBeVisible();
    await first.remove();
    await page.goto(`/_mock/console/#/${id}/worlds`);
    await expect(page.getByRole('alert')).toContainText(`There is no world ${id}`);
    await page.getByLabel('Name of the world').fill(id);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Clock of the world' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.goto(`/_mock/console/#/${id}/traffic`);
    await expect(page.getByText('Nothing matches yet')).toBeVisible();
    // The console would ask again for a world that is gone.
    await page.close();
    await first.remove();
  },
);

test('an opened row stays the same after a reset @nightly', { tag: '@once' }, async ({ page, world }) => {
  await world.members.signIn(demoPhones.rich);
  await page.goto(`/_mock/console/#/${world.id}/traffic`);
  await page.getByRole('button', { name: 'members.signIn' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('members.signIn');
  await world.reset();
  for (const text of ['One', 'Two', 'Three', 'Four'])
    await world.chat.sayText({ member: demoPhones.rich, text });
  await expect(page.getByRole('button', { name: 'chat.sayText', includeHidden: true })).toHaveCount(4);
  await expect(drawer).toContainText('members.signIn');
});
