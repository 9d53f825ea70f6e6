import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { useTimeout } from '@mantine/hooks';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CheckIcon } from '../../base/Icon/Icon.tsx';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import classes from './RegisterScreen.module.css';

/** Milliseconds until the login page opens (spec 9). */
const redirectDelay = 2_000;

export interface RegistrationDoneProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Called after 2 seconds, or by the button. */
  onLeave: () => void;
}

/** Last step of the wizard: toast, next steps, link to the login (spec 4, Bank step). */
export function RegistrationDone({ headingRef, onLeave }: RegistrationDoneProps) {
  const t = useTranslation('registration');
  const showToast = useEffectEvent(() => notify({ tone: 'success', text: t('done.title') }));
  useEffect(() => showToast(), []);
  useTimeout(onLeave, redirectDelay, { autoInvoke: true });
  return (
    <Stack gap="sm" align="center" py="3rem" px="lg" ta="center">
      <ThemeIcon variant="light" color="green" size={80} radius={1000}>
        <CheckIcon size={40} />
      </ThemeIcon>
      <Title
        order={2}
        ref={headingRef}
        tabIndex={-1}
        className={classes.heading}
        aria-describedby="registered-text"
      >
        {t('done.title')}
      </Title>
      <Text mb="lg" c="dimmed" id="registered-text">
        {t('done.text')}
      </Text>
      <Button size="lg" onClick={onLeave}>
        {t('done.login')}
      </Button>
    </Stack>
  );
}
