import type { BrowserContext, Page } from '@playwright/test';
import type { SlipNote } from '@wallet/contract/statement';
import { baht, type WordsOf } from '../fixtures/words.ts';

/** The sheet that sends a slip, of /user/home, and the list of slips, of /user/statement. */
export const slipScreen = (page: Page, words: WordsOf) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name });
  const text = (what: string) => dialog.getByText(what);
  const list = page.getByRole('dialog', { name: words('statement:slips') });
  const send = button(words('deposit:slip.send'));
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  return {
    address: '/user/home?modal=slip',
    listAddress: '/user/statement?slips=1',
    dialog,
    text,
    choose,
    chooseButton: button(words('deposit:slip.choose')),
    send,
    /** Chooses a picture and sends it. */
    async make(name: string, buffer: Buffer) {
      await choose(name, buffer);
      await send.click();
    },
    cancel: button(words('deposit:slip.sending.cancel')),
    progress: dialog.getByRole('progressbar'),
    another: button(words('deposit:slip.sent.another')),
    underWay: text(words('statement:slip.track.in progress.title')),
    received: (amount: number) => text(`+${baht(amount)}`),
    /** What is said of a slip that failed. */
    failed: (note: SlipNote) =>
      text(
        words('statement:slip.reasoned', {
          status: words('statement:slip.track.FAILED.title'),
          reason: words(`error:slip.${note}`),
        }),
      ),
    advice: (note: SlipNote) => text(words(`error:slipAdvice.${note}`)),
    lookAgain: button(words('statement:slip.look')),
    openStatement: button(words('common:actions.openStatement')),
    /** The mark at the statement in the menu. */
    mark: page.getByRole('link', { name: new RegExp(words('common:menu.underWay')) }),
    list,
    rows: list.getByRole('row').filter({ has: page.getByRole('cell') }),
    view: list.getByRole('button', { name: words('statement:slip.view') }),
    refresh: list.getByRole('button', { name: words('common:actions.refresh') }),
    next: list.getByRole('button', { name: words('common:pager.next') }),
  };
};

/** The simulator's drawing of a slip as a phone would have it: a picture whose code can be read. */
export async function pictureOf(context: BrowserContext, origin: string, reference: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(`${origin}/_mock/picture/slip/${reference}.svg`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** So many bytes that begin like a picture and show nothing. */
export const blank = (bytes = 100): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(bytes)]);
