import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../../base/LanguageSelect/LanguageSelect.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import classes from './Frame.module.css';

export interface FrameProps {
  /** The operator's name for the product; its mark is made of it. */
  appName: string;
  /** Where the mark leads. */
  homeHref: string;
  /** After the language, at the end of the top bar. */
  tools?: ReactNode;
  /** The entries of the bottom bar. */
  menu: ReactNode;
  /** Between the top bar and the page: offline, and the like. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * A top bar, the page, a bottom bar that is always in reach (spec 2, Layouts). Mantine's AppShell sets its sizes in a style
 * element, which a pre-rendered page without a nonce may not have, and its bars are fixed: they could not scroll away.
 */
export function Frame({ appName, homeHref, tools, menu, banner, children }: FrameProps) {
  const t = useWords('common');
  const { changeLanguage } = useLanguage();
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('frame.skip')}
      </a>
      <header className={classes.top}>
        <div className={classes.topRow}>
          <Link href={homeHref} className={classes.brand}>
            <span className={classes.mark} data-letter={[...appName][0]} aria-hidden />
            <span className={classes.name}>{appName}</span>
          </Link>
          {/* Before the language, where it moves nothing when it comes. */}
          <div data-place="chat" className={classes.chat} />
          <LanguageSelect
            onChange={(language) => {
              changeLanguage(language).catch(() => notify({ tone: 'failure', text: t('language.failed') }));
            }}
          />
          {tools}
        </div>
      </header>
      <div role="status">{banner}</div>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <nav className={classes.bottom} aria-label={t('menu.label')}>
        <ul className={classes.menu}>{menu}</ul>
      </nav>
    </div>
  );
}

/** At the corner of an entry's icon: something of it is under way. */
export const UnderWayMark = ({ children }: { children: string }) => (
  <span className={classes.underWay}>
    <VisuallyHidden>{children}</VisuallyHidden>
  </span>
);
