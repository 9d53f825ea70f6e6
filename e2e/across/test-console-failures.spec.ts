/** The test console after failures: of its backend, and of a chosen file. */
import { violationsIn } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a first read that fails is shown above the empty page, until it succeeds',
  { tag: '@once' },
  async ({ page, world, expectFailures }) => {
    expectFailures(500);
    const reads = '**/_mock/v1/worlds/*/faults';
    await page.route(reads, (route) => route.fulfill({ status: 500, json: { message: 'no memory' } }));
    await page.goto(`/_mock/console/#/${world.id}/faults`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This could not be loaded');
    await expect(alert).toContainText('no memory');
    await expect.poll(() => violationsIn(page, 'body')).toEqual([]);
    await alert.getByRole('button', { name: 'Try again' }).focus();
    await page.unroute(reads);
    // A read of the console itself may come first, and remove the button.
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
  },
);

test(
  'a file that is no world can be corrected and chosen again @nightly',
  { tag: '@once' },
  async ({ page, world }) => {
    await page.goto(`/_mock/console/#/${world.id}/worlds`);
    const picker = page.locator('input[type=file]');
    const file = { name: 'world.json', mimeType: 'application/json', buffer: Buffer.from('{') };
    await picker.setInputFiles(file);
    await expect(page.getByText(/JSON/)).toBeVisible();
    // A browser does not report the choice of a file that is already chosen.
    await expect(picker).toHaveValue('');
  },
);
