import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { LanguageSelect } from '../../base/LanguageSelect/LanguageSelect.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { useBrand } from '../../theme/brand.ts';
import classes from './Frame.module.css';

/** Props of the frames of guests and members. */
export interface PageFrameProps {
  path: string;
  /** Between top bar and page, for example the offline notice. */
  banner?: ReactNode;
  children: ReactNode;
}

export interface FrameProps extends Omit<PageFrameProps, 'path'> {
  /** Target of the logo. */
  homeHref: string;
  /** After the language, at the end of the top bar. */
  tools?: ReactNode;
  menu: ReactNode;
  /** Their number: each keeps its place while the page still arrives. */
  entries: number;
}

/**
 * Top bar, page, and bottom bar (spec 2, Layouts). Mantine's AppShell needs a style element, which a pre-rendered
 * page without a nonce cannot have. Its fixed bars cannot scroll with the page.
 */
export function Frame({ homeHref, tools, menu, entries, banner, children }: FrameProps) {
  const t = useTranslation('common');
  const brand = useBrand();
  const { changeLanguage } = useLanguage();
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('frame.skip')}
      </a>
      <header className={classes.top}>
        <div className={classes.topRow}>
          <Link href={homeHref} className={classes.brand}>
            <img className={classes.mark} src={brand.logo} alt="" />
            <span className={classes.name}>{brand.name}</span>
          </Link>
          {/* Before the language, so its arrival moves nothing. */}
          <div data-place="chat" className={classes.chat} />
          <PartBoundary name="language" shape="button">
            <LanguageSelect
              onChange={(language) => {
                changeLanguage(language).catch(() => notify({ tone: 'failure', text: t('language.failed') }));
              }}
            />
          </PartBoundary>
          <PartBoundary name="tools" shape="button">
            {tools}
          </PartBoundary>
        </div>
      </header>
      <div role="status">
        <PartBoundary name="banner">{banner}</PartBoundary>
      </div>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <nav className={classes.bottom} aria-label={t('menu.label')}>
        <ul className={classes.menu} style={{ '--entries': entries } as CSSProperties}>
          <PartBoundary name="menu" shape="li">
            {menu}
          </PartBoundary>
        </ul>
      </nav>
    </div>
  );
}

/** Mark on an entry's icon: something is in progress. */
export const InProgressMark = ({ children }: { children: string }) => (
  <span className={classes.underWay}>
    <VisuallyHidden>{children}</VisuallyHidden>
  </span>
);
