import { catchPassing } from './fixtures/clock.ts';
import { password, phones } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';

const address = '/user/profile';

test(
  'the profile shows the member and the bank account, whose holder gets a name in letters A to Z, in capitals',
  { tag: '@words' },
  async ({ signIn, profile, banks, t, world }) => {
    await signIn('rich', { at: address });
    await expect(profile.member).toContainText('Mali Demo');
    await expect(profile.member).toContainText(phones.rich);
    await expect(profile.member).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
    await expect(profile.bank).toContainText(banks.rich);
    await expect(profile.bank).toContainText('123-456-7890');
    await expect(profile.bank).toContainText('MALI DEMO');

    await profile.editName.click();
    await profile.name.field.fill('มะลิ');
    await profile.name.save.click();
    await expect(profile.name.dialog.getByText(t('profile:editName.english'))).toBeVisible();
    await expect(profile.name.field).toBeFocused();
    await profile.name.field.fill('');
    await profile.name.save.click();
    await expect(profile.name.dialog.getByText(t('profile:editName.required'))).toBeVisible();
    await profile.name.field.fill('mali  of demo ');
    await profile.name.save.click();
    await expect(profile.name.dialog).toBeHidden();
    await expect(profile.bank).toContainText('MALI OF DEMO');
    const { member } = await world.members.read(phones.rich);
    expect(member.bankAccount?.bankAccountName).toBe('MALI OF DEMO');
  },
);

test(
  'a member without a bank account adds one, with the rules of the registration',
  { tag: '@words' },
  async ({ signIn, profile, t, world, banks, expectFailures }) => {
    expectFailures(409);
    await signIn('noBank', { at: address });
    await profile.addAccount.click();
    await profile.account.bank.click();
    await profile.account.banks.press('Escape');
    await expect(profile.account.banks).toBeHidden();
    await expect(profile.account.bank).toBeFocused();
    await profile.account.fill({ bank: banks.another, number: '1234', first: 'Bua', last: 'Demo' });
    await expect(profile.account.number).toHaveAttribute('aria-invalid', 'true');
    await expect(profile.account.number).toBeFocused();
    const taken = { bankCode: banks.another, bankAccountName: 'A B', bankAccountNo: '5556667778' };
    await world.members.change(phones.rich, { bankAccount: taken });
    await profile.account.number.fill('5556667778');
    await profile.account.save.click();
    await expect(profile.account.dialog.getByText(t('error:EXISTING_BANK'))).toBeVisible();
    await profile.account.number.fill('5556667779');
    await profile.account.save.click();
    await expect(profile.account.dialog).toBeHidden();
    await expect(profile.bank).toContainText('555-666-7779');
    await expect(profile.bank).toContainText('BUA DEMO');
    const { member } = await world.members.read(phones.noBank);
    expect(member.name).toBe('Bua Demo');
    expect(member.bankAccount).toEqual({
      bankCode: banks.another,
      bankAccountName: 'BUA DEMO',
      bankAccountNo: '5556667779',
    });
  },
);

test(
  'a success vibrates until the player switches it off, also after logout @nightly',
  { tag: '@once' },
  async ({ signIn, open, profile, withdraw, session, site, wallet, t, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      Object.assign(navigator, { buzzes: [] as unknown[] });
      Object.defineProperty(navigator, 'vibrate', {
        value: (length: number) => (navigator as unknown as { buzzes: unknown[] }).buzzes.push(length) > 0,
      });
    });
    const buzzes = () => page.evaluate(() => (navigator as unknown as { buzzes: unknown[] }).buzzes);
    const copied = page.getByRole('status').getByText(t('common:copy.done', { text: '' }).trim());
    const copy = async () => {
      await expect(profile.copyId).toBeVisible();
      await catchPassing(page, () => profile.copyId.click(), copied);
    };
    await page.clock.install();
    await signIn('rich', { at: address });
    await expect(profile.vibration).toBeChecked();
    expect(await buzzes()).toEqual([]);
    await copy();
    expect(await buzzes()).toEqual([10]);

    await open(withdraw.address);
    await withdraw.openConfirmation(500);
    expect(await buzzes()).toEqual([]);
    await withdraw.confirm(500).click();
    await expect(withdraw.done).toBeVisible();
    await expect.poll(buzzes).toEqual([10]);
    await withdraw.ok.click();
    await expect(page).toHaveURL(/\/user\/home$/);

    await open(address);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await copy();
    expect(await buzzes()).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await profile.vibration.uncheck();
    await site.leave();
    await session.login(phones.rich, password);
    await expect(wallet.balance).toBeVisible();
    await open(address);
    await expect(profile.vibration).not.toBeChecked();
    await copy();
    expect(await buzzes()).toEqual([]);
  },
);
