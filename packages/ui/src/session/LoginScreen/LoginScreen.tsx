import { Alert, Anchor, Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import type { MarketName } from '@wallet/contract/market';
import type { LoginBody } from '@wallet/contract/session';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { minutesAndSeconds, useSecondsLeft } from '../../base/countdown/countdown.ts';
import { SubmitBar } from '../../base/form/SubmitBar.tsx';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { ChatIcon, CheckIcon, HomeIcon, WarningIcon } from '../../base/Icon/Icon.tsx';
import { Link } from '../../base/Link/Link.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { PasswordInput } from '../../base/PasswordInput/PasswordInput.tsx';
import { PhoneInput } from '../../base/PhoneInput/PhoneInput.tsx';
import { retryAtOf, type Progress } from '../../base/progress.ts';
import { SceneScreen } from '../../base/SceneScreen/SceneScreen.tsx';
import { useTranslation, useErrors } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import classes from './LoginScreen.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

/**
 * Reason for the visit: expired session, session ended in another tab, login required, just registered, or paused.
 */
export type LoginNotice = 'expired' | 'elsewhere' | 'required' | 'registered' | 'paused';

export interface LoginScreenProps {
  market: MarketName;
  /** Initial phone number, after a registration. */
  initialPhone?: string | undefined;
  progress: Progress;
  /** Called once per intent with both fields. Returns the promise of the work. */
  onLogin: (login: LoginBody, isRemembered: boolean) => unknown;
  /** Called by the first input after a refusal. */
  onEdit: () => void;
  /** Notice above the form. */
  notice?: LoginNotice | undefined;
  /** Check whether the service is open; only its failure is shown. */
  siteCheck: Loadable<unknown>;
}

/** Login page: phone number, password, and errors beside the form (spec 2, 5). */
export function LoginScreen({
  market,
  initialPhone = '',
  progress,
  onLogin,
  onEdit,
  notice,
  siteCheck,
}: LoginScreenProps) {
  const t = useTranslation('session');
  const retryAt = retryAtOf(progress);
  const wait = useSecondsLeft(retryAt);
  const form = useSubmitForm({
    initialValues: { username: initialPhone, password: '', isRemembered: false },
    validate: ({ username, password }) => ({
      username: username === '' && t('problem.phone'),
      password: password.trim() === '' && t('problem.password'),
    }),
    onSubmit: ({ isRemembered, ...body }) => wait === 0 && onLogin(body, isRemembered),
    progress,
    errorsOf: ({ message }) => ({
      username: message === 'NO_USER',
      password: message === 'WRONG_PASSWORD' || message === 'WRONG_CREDENTIAL',
    }),
    onEdit: () => wait === 0 && onEdit(),
  });

  return (
    <SceneScreen
      title={t('title')}
      words={
        <PartBoundary name="benefits">
          <Benefits />
        </PartBoundary>
      }
    >
      <Text c="dimmed" mt="-md">
        {t('lead')}
      </Text>
      <div role="status">
        {notice && (
          <Alert {...alertProps[notice === 'registered' ? 'success' : 'info']}>{t(`notice.${notice}`)}</Alert>
        )}
      </div>
      <Paper p="lg">
        <form method="dialog" noValidate data-form onSubmit={form.submit}>
          <Stack gap="md">
            <PhoneInput
              label={t('phone')}
              name="username"
              autoComplete="username"
              market={market}
              {...form.getInputProps('username')}
            />
            <PasswordInput
              label={t('password')}
              name="password"
              autoComplete="current-password"
              {...form.getInputProps('password')}
            />
            <div role="alert">
              <PartBoundary name="login failure">
                <LoginFailure progress={progress} />
              </PartBoundary>
            </div>
            <Checkbox
              label={t('remember')}
              description={t('rememberHint')}
              {...form.getInputProps('isRemembered', { type: 'checkbox' })}
            />
            <SubmitBar>
              <Button type="submit" size="lg" loading={form.isPending} disabled={wait > 0}>
                {wait > 0 ? t('wait', { time: minutesAndSeconds(wait) }) : t('submit')}
              </Button>
            </SubmitBar>
          </Stack>
        </form>
      </Paper>
      <Hint role="status">{retryAt !== undefined && wait === 0 && t('waitOver')}</Hint>
      <Group justify="space-between" gap="0 lg" mt="-sm" fz="sm" className={classes.links}>
        <span>
          {t('newHere')} <Link href="/register">{t('register')}</Link>
        </span>
        <Link href="/contact">{t('forgot')}</Link>
      </Group>
      <Hint role="status">
        {siteCheck.state === 'failed' && (
          <>
            {t('siteCheck.failed')}{' '}
            <Anchor component="button" type="button" inherit onClick={siteCheck.retry}>
              {t('siteCheck.retry')}
            </Anchor>
          </>
        )}
      </Hint>
      <AgeSign>{(age) => t('age', { age })}</AgeSign>
    </SceneScreen>
  );
}

const facts = [
  { fact: 'deposit', Icon: HomeIcon },
  { fact: 'account', Icon: CheckIcon },
  { fact: 'help', Icon: ChatIcon },
] as const;

/** Beside the form on wide windows: benefits of the wallet. */
function Benefits() {
  const t = useTranslation('session');
  return (
    <Stack gap="sm">
      {facts.map(({ fact, Icon }) => (
        <Group key={fact} gap="md" wrap="nowrap">
          <Text span c="gold.4" lh={0}>
            <Icon size={24} />
          </Text>
          <Text>{t(`facts.${fact}`)}</Text>
        </Group>
      ))}
    </Stack>
  );
}

/** Reason of a failed login and a link to help (spec 8, Auth), in one line: the button stays in view. */
function LoginFailure({ progress }: { progress: Progress }) {
  const t = useTranslation('session');
  const { errorText, errorAdvice, namesContact } = useErrors();
  if (progress.state !== 'refused' && progress.state !== 'unknown') return null;
  const { failure } = progress;
  // A login cannot take effect twice: after an unknown outcome the player simply tries again.
  const isLost = progress.state === 'unknown';
  const code = isLost ? undefined : failure.message;
  const link =
    namesContact(failure) || code === 'INVALID_IP' ? 'contact' : code === 'NO_USER' ? 'register' : undefined;
  return (
    <Group gap="xs" wrap="nowrap" align="start" fz="sm" c={isLost ? 'orange.4' : 'red.3'}>
      <WarningIcon size={20} />
      <span>
        {errorText(failure)} {code !== 'WRONG_PASSWORD' && errorAdvice(failure)}{' '}
        {link && <Link href={`/${link}`}>{t(link)}</Link>}
      </span>
    </Group>
  );
}
