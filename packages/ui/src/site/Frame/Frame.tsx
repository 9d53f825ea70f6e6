import type { ReactNode } from 'react';
import { LanguageSelect } from '../../base/LanguageSelect/LanguageSelect.tsx';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import classes from './Frame.module.css';

export interface FrameProps {
  /** Beside the language, at the start of the top bar. */
  brand: ReactNode;
  /** After the language, at the end of the top bar. */
  tools?: ReactNode;
  /** The entries of the bottom bar. */
  menu: ReactNode;
  /** Between the top bar and the page: offline, and the like. */
  banner?: ReactNode;
  children: ReactNode;
}

/** What both layouts share: a top bar, the page, a bottom bar that is always in reach (spec 2, Layouts). */
export function Frame({ brand, tools, menu, banner, children }: FrameProps) {
  const t = useWords('common');
  const { changeLanguage } = useLanguage();
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('frame.skip')}
      </a>
      <header className={classes.top}>
        <div className={classes.topRow}>
          <div className={classes.brand}>{brand}</div>
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
