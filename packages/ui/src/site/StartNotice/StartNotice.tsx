import { useTranslation } from '../../i18n/index.ts';
import type { BrandPalettes } from '../../theme/brand.ts';

export interface StartNoticeProps {
  /** `old`: the browser is below the floor; `late`: the app has not started; `off`: JavaScript is off. */
  reasons: readonly ('old' | 'late' | 'off')[];
  /** BCP-47. */
  lang: string;
  logo: string;
  /** Oldest versions that run the app, as `103`. */
  versions: Readonly<Record<'chrome' | 'safari' | 'firefox' | 'samsung', string>>;
  helpLine?: string | undefined;
}

/**
 * Replaces a page whose app cannot start, with a way on. Plain elements without scripts: the app's start check
 * (start-check.es5.js) shows them, sets their addresses and copies the address.
 */
export function StartNotice({ reasons, lang, logo, versions, helpLine }: StartNoticeProps) {
  const t = useTranslation('site');
  return (
    <main className="start-notice" lang={lang}>
      <img src={logo} alt="" width="56" loading="lazy" />
      {reasons.map((reason) => (
        <section key={reason} className={reason}>
          <h1>{t(`start.${reason}.title`)}</h1>
          <p>{t(`start.${reason}.text`, versions)}</p>
          {reason === 'late' && <a href="">{t('start.late.reload')}</a>}
          {reason === 'old' && (
            <>
              <a data-chrome="" hidden>
                {t('start.old.chrome')}
              </a>
              <input readOnly aria-label={t('start.old.copy')} />
              <button type="button" data-done={t('start.old.copied')}>
                {t('start.old.copy')}
              </button>
            </>
          )}
        </section>
      ))}
      {helpLine !== undefined && (
        <p>
          <small>{t('contact.helpLine', { number: helpLine })}</small>
        </p>
      )}
    </main>
  );
}

/** Returns the styles of the notice, for browsers of any age. */
export const startNoticeStyles = ({
  dark: [text, , dimmed, , , , card, page],
  gold: [, , , , action],
}: Pick<BrandPalettes, 'dark' | 'gold'>): string =>
  `#notice{position:fixed;top:0;right:0;bottom:0;left:0;overflow:auto;background:${page}}` +
  '#notice.old .late,#notice.late .old,#notice main~main{display:none}' +
  `.start-notice{max-width:22rem;margin:0 auto;padding:12vh 20px;color:${text};font:16px/1.65 system-ui,sans-serif}` +
  '.start-notice h1{margin:20px 0 8px;font-size:24px}' +
  `.start-notice p{margin:0 0 20px;color:${dimmed}}` +
  `.start-notice a[href],.start-notice button,.start-notice input{box-sizing:border-box;display:block;width:100%;margin:0 0 12px;padding:12px;border:1px solid;border-radius:12px;background:${card};color:${text};font:inherit;text-align:center}` +
  `.start-notice a[href]{background:${action};color:${page};text-decoration:none}`;
