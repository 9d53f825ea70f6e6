import type { BrowserContext, Page } from '@playwright/test';
import type { SlipNote } from '@wallet/contract/statement';
import { baht, type Translate } from '../fixtures/translations.ts';

/** The slip sheet of /user/home, and the list of slips of /user/statement. */
export const slipScreen = (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name });
  const text = (what: string) => dialog.getByText(what);
  const list = page.getByRole('dialog', { name: t('statement:slips') });
  const send = button(t('deposit:slip.send'));
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  return {
    address: '/user/home?modal=slip',
    listAddress: '/user/statement?slips=1',
    dialog,
    text,
    choose,
    send,
    /** Chooses a picture and sends it. */
    async make(name: string, buffer: Buffer) {
      await choose(name, buffer);
      await send.click();
    },
    cancel: button(t('deposit:slip.sending.cancel')),
    progress: dialog.getByRole('progressbar'),
    another: button(t('deposit:slip.sent.another')),
    underWay: text(t('statement:slip.track.in progress.title')),
    received: (amount: number) => text(`+${baht(amount)}`),
    /** The reason of a failed slip. */
    failed: (note: SlipNote) =>
      text(
        t('statement:slip.reasoned', {
          status: t('statement:slip.track.FAILED.title'),
          reason: t(`error:slip.${note}`),
        }),
      ),
    advice: (note: SlipNote) => text(t(`error:slipAdvice.${note}`)),
    checkAgain: button(t('statement:slip.look')),
    openStatement: button(t('common:actions.openStatement')),
    /** The badge of the statement in the menu. */
    badge: page.getByRole('link', { name: new RegExp(t('common:menu.underWay')) }),
    rows: list.getByRole('row').filter({ has: page.getByRole('cell') }),
  };
};

/** Returns the simulator's drawing of a slip as a picture with a readable code. */
export async function pictureOf(context: BrowserContext, origin: string, reference: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(`${origin}/_mock/picture/slip/${reference}.svg`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Returns bytes with the header of a picture and no content. */
export const blank = (bytes = 100): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(bytes)]);
