import { Anchor, Paper, Skeleton, Stack } from '@mantine/core';
import { appVersion, type Contact } from '@wallet/contract/site';
import type { ReactNode } from 'react';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { TextSkeleton } from '../../base/TextSkeleton/TextSkeleton.tsx';
import { newTab } from '../../base/Link/Link.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { useBrand } from '../../theme/brand.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { ChatApp } from './ChatApp.tsx';
import classes from './ContactScreen.module.css';

export interface ContactScreenProps {
  contact: Loadable<Contact>;
  /** With the age sign, and without space above the title (spec 2). */
  isGuest?: boolean;
  /** Build identifier for support; empty without one. */
  build?: string;
}

/** Contact page of guests and members: text, chat app, help line, version (spec 2). */
export function ContactScreen({ contact, isGuest = false, build = '' }: ContactScreenProps) {
  const t = useTranslation('site');
  const { helpLine } = useBrand();
  return (
    <Screen title={t('contact.title')} {...(isGuest && { pt: 0 })}>
      <div className={classes.parts}>
        <LoadState of={contact} title={t('contact.failed')} loading={<ContactSkeleton />} />
        {contact.state === 'ready' && (
          <>
            {contact.data.contactText.trim() !== '' && (
              <PartBoundary name="contact text">
                <Card>
                  <SafeHtml html={contact.data.contactText} hasPhones />
                </Card>
              </PartBoundary>
            )}
            <PartBoundary name="chat app">
              <Card isChat>
                <ChatApp contact={contact.data} />
              </Card>
            </PartBoundary>
          </>
        )}
        <Paper className={classes.asides} p="lg">
          <Stack gap="xs" align="flex-start" h="100%">
            {helpLine !== undefined && (
              <Anchor href={`tel:${helpLine}`} size="sm" py="sm">
                {t('contact.helpLine', { number: helpLine })}
              </Anchor>
            )}
            {isGuest && <AgeSign>{(age) => t('agreement.age', { age })}</AgeSign>}
            <Anchor href={`${import.meta.env.BASE_URL}notices.txt`} {...newTab} size="sm" py="sm">
              {t('contact.notices')}
            </Anchor>
            <Hint mt="auto" py="sm">
              {t('contact.version', { version: [appVersion, build].filter(Boolean).join('+') })}
            </Hint>
          </Stack>
        </Paper>
      </div>
    </Screen>
  );
}

/** Skeleton with the final layout, so nothing jumps. */
const ContactSkeleton = () => (
  <>
    <Card>
      <TextSkeleton />
    </Card>
    <Card isChat>
      <Stack component="span" gap="sm" align="center">
        <Skeleton width="14rem" height="14rem" />
        <Skeleton width="12rem" height="1.6em" />
      </Stack>
      <Skeleton height="3.25rem" />
      <Skeleton height="2.75rem" />
    </Card>
  </>
);

const Card = ({ isChat = false, children }: { isChat?: boolean; children: ReactNode }) => (
  <Paper component="section" p="lg" data-chat={isChat} className={classes.card}>
    <Stack gap="lg">{children}</Stack>
  </Paper>
);
