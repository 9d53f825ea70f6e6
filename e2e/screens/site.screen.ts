import type { Page } from '@playwright/test';
import type { Language } from '@wallet/locales';
import type { Translate } from '../fixtures/translations.ts';

/** The frame of every page: bars, language, logout, conditions, agreement. */
export const siteScreen = (page: Page, t: Translate) => {
  const menu = page.getByRole('navigation', { name: t('common:menu.label') });
  const dialog = page.getByRole('dialog');
  return {
    menu,
    /** The open dialog; there is never more than one. */
    dialog,
    /** Opens a page of a member in the loaded app. */
    visit: (name: 'home' | 'profile' | 'statement' | 'contact') =>
      menu.getByRole('link', { name: t(`common:menu.${name}`) }).click(),
    hasFocusInDialog: () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    close: dialog.getByRole('button', { name: t('common:actions.close') }),
    language: page.getByRole('combobox', { name: t('common:language.label') }),
    logout: page.getByRole('button', { name: t('common:logout.action') }),
    openConditions: menu.getByRole('button', { name: t('common:menu.conditions') }),
    conditions: page.getByRole('dialog', { name: t('site:conditions.title') }),
    agreement: page.getByRole('dialog', { name: t('site:agreement.title') }),
    agree: dialog.getByRole('button', { name: t('site:agreement.confirm') }),
    promotions: page.getByRole('dialog', { name: t('bonus:promotions.title') }),
    hideToday: dialog.getByRole('button', { name: t('bonus:promotions.hideToday') }),
    pastBanners: dialog.getByRole('button', { name: t('common:actions.next'), exact: true }),
    closed: page.getByRole('heading', { name: t('site:terminated.title') }),
    checkAgain: page.getByRole('button', { name: t('site:terminated.check') }),
    /** Logs out and confirms. */
    async leave() {
      await page.getByRole('button', { name: t('common:logout.action') }).click();
      await dialog.getByRole('button', { name: t('common:logout.action') }).click();
    },
    selectLanguage: (language: Language) =>
      page.getByRole('banner').getByRole('combobox').selectOption(language),
    /** Selects a language in the list under an open dialog, which a keyboard cannot reach. */
    selectLanguageBehindDialog: (language: Language) =>
      page.evaluate((chosen) => {
        const list = document.querySelector('header select') as HTMLSelectElement;
        list.value = chosen;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }, language),
  };
};
