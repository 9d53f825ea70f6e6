import type { Page } from '@playwright/test';
import type { Translate } from '../fixtures/translations.ts';

type State = 'active' | 'received-out' | 'available';
type Verdict = 'happened' | 'did-not-happen' | 'checking' | 'unclear';

/** /user/bonus, and the sheets it opens. */
export const bonusScreen = (page: Page, t: Translate) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const card = (code: string) =>
    main.getByRole('article').filter({ has: page.getByText(code, { exact: true }) });
  const current = main.getByRole('region', { name: t('bonus:current.title') });
  const search = main.getByRole('region', { name: t('bonus:promotion.title') });
  const field = search.getByRole('textbox', { name: t('bonus:promotion.title') });
  const receive = dialog.getByRole('button', { name: t('bonus:receive.submit'), exact: true });
  const cancel = dialog.getByRole('button', { name: t('bonus:current.cancel') });
  const titled = (title: string) => page.getByRole('dialog', { name: title });
  return {
    address: '/user/bonus',
    sheetOf: (code: string) => `/user/bonus?modal=bonus&code=${code}`,
    promotionSheet: (code: string) => `/user/bonus?modal=promotion&promo=${code}`,
    currentSheet: '/user/bonus?modal=current-bonus',
    promotions: {
      address: '/user/home?modal=promotions',
      carousel: dialog.getByRole('region', { name: t('bonus:promotions.title') }),
      slide: (number: number, total: number) =>
        dialog.getByRole('group', { name: t('common:carousel.slide', { number, total }) }),
      previous: dialog.getByRole('button', { name: t('common:carousel.previous') }),
      next: dialog.getByRole('button', { name: t('common:carousel.next') }),
      place: dialog.getByRole('status').filter({ hasText: /\d/ }),
      placeOf: (number: number, total: number) => t('common:carousel.slide', { number, total }),
    },
    dialog,
    card,
    /** The button of a card, by the state of its bonus. */
    open: (code: string, state: State = 'available') =>
      card(code).getByRole('button', { name: t(`bonus:card.open.${state}`) }),
    mark: (code: string) => card(code).getByText(t('bonus:card.current'), { exact: true }),
    current,
    toCurrent: current.getByRole('button', { name: t('bonus:current.cancel') }),
    receive,
    done: titled(t('bonus:receive.doneTitle')),
    verdict: (verdict: Verdict) => dialog.getByText(t(`bonus:receive.verdict.${verdict}`)),
    openStatement: dialog.getByRole('button', { name: t('common:actions.openStatement') }),
    ok: dialog.getByRole('button', { name: t('common:actions.ok') }),
    cancelling: {
      sheet: titled(t('bonus:current.title')),
      first: cancel,
      question: titled(t('bonus:cancel.title')),
      confirm: dialog.getByRole('button', { name: t('bonus:cancel.confirm') }),
      done: titled(t('bonus:cancel.doneTitle')),
      refused: titled(t('bonus:cancel.refused')),
    },
    /** Moves a complete bonus to the wallet; also the label of its confirmation. */
    move: (payout: number) =>
      dialog.getByRole('button', { name: t('bonus:complete.move', { amount: payout }) }),
    promotion: {
      field,
      open: search.getByRole('button', { name: t('bonus:promotion.open') }),
      found: (code: string) => search.getByText(t('bonus:promotion.found', { code })),
      notFound: search.getByText(t('error:NO_PROMOTION')),
      async find(code: string) {
        await field.fill(code);
        await field.press('Enter');
      },
    },
  };
};
