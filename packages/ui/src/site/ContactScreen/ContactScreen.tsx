import { appVersion, type Contact } from '@wallet/contract/site';
import type { ReactNode } from 'react';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { Blank } from '../../base/Blank/Blank.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { useWords } from '../../words/index.ts';
import { ChatApp } from './ChatApp.tsx';
import classes from './ContactScreen.module.css';

export interface ContactScreenProps {
  /** How to reach the operator. */
  contact: Loadable<Contact>;
  /** The number of a help line for players, from the operator's configuration. */
  helpLine?: string | undefined;
  /** The least age of a player, shown to guests; members have told theirs. */
  minimumAge?: number | undefined;
}

/** /contact and /user/contact: text, chat app, help line, version (spec 2). */
export function ContactScreen({ contact, helpLine, minimumAge }: ContactScreenProps) {
  const t = useWords('site');
  return (
    <Screen title={t('contact.title')} width="narrow">
      {contact.state === 'loading' && <Waiting label={t('common:state.loading')} />}
      {contact.state === 'failed' && (
        <Failed title={t('contact.failed')} text={t('contact.failedText')} onRetry={contact.retry} />
      )}
      {contact.state === 'ready' && (
        <>
          {contact.data.contactText.trim() !== '' && (
            <Card>
              <SafeHtml html={contact.data.contactText} hasPhones />
            </Card>
          )}
          <Card>
            <ChatApp contact={contact.data} />
          </Card>
        </>
      )}
      {helpLine !== undefined && (
        <p className={classes.aside}>
          <a href={`tel:${helpLine}`}>{t('contact.helpLine', { number: helpLine })}</a>
        </p>
      )}
      {minimumAge !== undefined && (
        <AgeSign age={minimumAge}>{t('agreement.age', { age: minimumAge })}</AgeSign>
      )}
      <p className={classes.aside}>{t('contact.version', { version: appVersion })}</p>
    </Screen>
  );
}

/** What stands there in a moment, in its shape, so that nothing jumps. */
const Waiting = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Card>
      <Blank width="80%" />
      <Blank width="60%" />
    </Card>
  </div>
);

const Card = ({ children }: { children: ReactNode }) => (
  <section className={classes.card}>{children}</section>
);
