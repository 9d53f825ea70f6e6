import type { Page } from '@playwright/test';
import type { WordsOf } from '../fixtures/words.ts';

type State = 'active' | 'received-out' | 'available';
type Verdict = 'happened' | 'did-not-happen' | 'checking' | 'unclear';

/** /user/bonus, and the sheets it opens. */
export const bonusScreen = (page: Page, words: WordsOf) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const card = (code: string) =>
    main.getByRole('article').filter({ has: page.getByText(code, { exact: true }) });
  const current = main.getByRole('region', { name: words('bonus:current.title') });
  const search = main.getByRole('region', { name: words('bonus:promotion.title') });
  const field = search.getByRole('textbox', { name: words('bonus:promotion.title') });
  const receive = dialog.getByRole('button', { name: words('bonus:receive.submit'), exact: true });
  const cancel = dialog.getByRole('button', { name: words('bonus:current.cancel') });
  const titled = (title: string) => page.getByRole('dialog', { name: title });
  return {
    address: '/user/bonus',
    sheetOf: (code: string) => `/user/bonus?modal=bonus&code=${code}`,
    promotionSheet: (code: string) => `/user/bonus?modal=promotion&promo=${code}`,
    currentSheet: '/user/bonus?modal=current-bonus',
    promotions: {
      address: '/user/home?modal=promotions',
      carousel: dialog.getByRole('region', { name: words('bonus:promotions.title') }),
      slide: (number: number, total: number) =>
        dialog.getByRole('group', { name: words('common:carousel.slide', { number, total }) }),
      previous: dialog.getByRole('button', { name: words('common:carousel.previous') }),
      next: dialog.getByRole('button', { name: words('common:carousel.next') }),
      place: dialog.getByRole('status').filter({ hasText: /\d/ }),
      placeOf: (number: number, total: number) => words('common:carousel.slide', { number, total }),
    },
    dialog,
    card,
    /** The one button of a card, by how the member stands with it. */
    open: (code: string, state: State = 'available') =>
      card(code).getByRole('button', { name: words(`bonus:card.open.${state}`) }),
    mark: (code: string) => card(code).getByText(words('bonus:card.current'), { exact: true }),
    current,
    toCurrent: current.getByRole('button', { name: words('bonus:current.cancel') }),
    receive,
    done: titled(words('bonus:receive.doneTitle')),
    refused: titled(words('bonus:receive.refused')),
    verdict: (verdict: Verdict) => dialog.getByText(words(`bonus:receive.verdict.${verdict}`)),
    seeCurrent: dialog.getByRole('button', { name: words('bonus:receive.current') }),
    openStatement: dialog.getByRole('button', { name: words('common:actions.openStatement') }),
    ok: dialog.getByRole('button', { name: words('common:actions.ok') }),
    cancelling: {
      sheet: titled(words('bonus:current.title')),
      first: cancel,
      question: titled(words('bonus:cancel.title')),
      confirm: dialog.getByRole('button', { name: words('bonus:cancel.confirm') }),
      done: titled(words('bonus:cancel.doneTitle')),
      refused: titled(words('bonus:cancel.refused')),
    },
    promotion: {
      region: search,
      field,
      open: search.getByRole('button', { name: words('bonus:promotion.open') }),
      found: (code: string) => search.getByText(words('bonus:promotion.found', { code })),
      notFound: search.getByText(words('error:NO_PROMOTION')),
      searching: search.getByText(words('bonus:promotion.searching')),
      async find(code: string) {
        await field.fill(code);
        await field.press('Enter');
      },
    },
  };
};
