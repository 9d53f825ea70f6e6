import { Alert, Button, Group, Stack, type ButtonProps } from '@mantine/core';
import { autoLoginProviderOf, launchMethod, type Slot } from '@wallet/contract/game';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { postForm, type PageRequest } from '../../base/post-form/post-form.ts';
import { ExternalIcon } from '../../base/Icon/MemberIcon.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import type { GameAccountProps } from './game-account.ts';
import { deviceOf } from '../../base/device/device.ts';
import { signInUrl } from './game-address.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { Link, newTab } from '../../base/Link/Link.tsx';

export type PlayGameProps = Pick<GameAccountProps, 'slot' | 'account' | 'launch'>;

/** Opens the game: by link or form where that signs in, else at the provider with the credentials (decisions 79). */
export function PlayGame({ slot, account, launch }: PlayGameProps) {
  const t = useTranslation('game');
  const { progress, onStart } = launch;
  const isSignedIn = opensSignedIn(slot, account);
  return (
    <Stack gap="sm">
      {isSignedIn ? (
        <Button
          size="lg"
          fullWidth
          loading={progress.state === 'pending'}
          disabled={account.state !== 'ready'}
          onClick={() => account.state === 'ready' && onStart(account.data)}
        >
          {t('account.play')}
        </Button>
      ) : (
        <SignInByHand slot={slot} launch={launch} />
      )}
      <div role="status">
        {progress.state === 'pending' && (
          <Hint size="xs" ta="center">
            {t('launch.opening')}
          </Hint>
        )}
        {progress.state === 'opened' && <Alert {...alertProps.success}>{t('launch.opened')}</Alert>}
        {progress.state === 'blocked' && (
          <Alert {...alertProps.warning}>
            {t('launch.blocked')}
            <OpenGameButton entrance={progress} launch={launch} />
          </Alert>
        )}
      </div>
      <div role="alert">
        {progress.state === 'failed' && <LaunchFailed slot={slot} launch={launch} reason={progress.reason} />}
      </div>
    </Stack>
  );
}

/** Returns whether the game opens signed in; true while the account loads. */
function opensSignedIn({ code }: Slot, account: PlayGameProps['account']): boolean {
  if (autoLoginProviderOf(code)) return true;
  if (launchMethod(code) !== 'form') return false;
  return account.state === 'ready' ? account.data.event !== undefined : account.state === 'loading';
}

type LaunchProps = Pick<PlayGameProps, 'launch'>;

/** A provider without automatic sign-in: a plain link, which no popup blocker stops. */
function SignInByHand({ slot, launch }: LaunchProps & { slot: Slot }) {
  const t = useTranslation('game');
  const href = signInUrl(slot, deviceOf(navigator));
  return (
    <>
      {href === undefined ? (
        <Button size="lg" fullWidth disabled>
          {t('account.play')}
        </Button>
      ) : (
        <GameLink size="lg" fullWidth href={href} launch={launch}>
          {t('account.play')}
        </GameLink>
      )}
      <Hint size="xs" ta="center">
        {t(href === undefined ? 'launch.noAddress' : 'launch.byHand')}
      </Hint>
    </>
  );
}

interface LaunchFailedProps extends LaunchProps {
  slot: Slot;
  reason: ErrorBody | 'no-link';
}

/** The reason why the game did not open, with the provider's link or the operator's contact. */
function LaunchFailed({ slot, launch, reason }: LaunchFailedProps) {
  const t = useTranslation('game');
  const { errorSentences, namesContact } = useErrors();
  const href = signInUrl(slot, deviceOf(navigator));
  const code = typeof reason === 'string' ? reason : known.find((one) => one === reason.message);
  const isForContact = typeof reason === 'string' || code === 'SLOT_NO_ACCOUNT' || namesContact(reason);
  return (
    <Alert
      {...alertProps.failure}
      title={code === undefined ? errorSentences(reason) : t(`launch.failed.${code}`)}
    >
      {href === undefined ? t('launch.noAddress') : t('launch.byHandInstead')}
      <Group gap="sm" mt="xs">
        {href !== undefined && (
          <GameLink href={href} launch={launch}>
            {t('launch.toProvider')}
          </GameLink>
        )}
        {(href === undefined || isForContact) && (
          <Button component={Link} size="sm" variant="default" href="/user/contact">
            {t('launch.contact')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** Codes with texts of their own on this screen. */
const known = ['NO_GAME', 'SLOT_NO_ACCOUNT', 'WRONG_CREDENTIAL'] as const;

/** Opens the game in a tap of its own, after the popup was blocked. */
function OpenGameButton({ entrance, launch }: LaunchProps & { entrance: PageRequest }) {
  const t = useTranslation('game');
  if (!entrance.fields)
    return (
      <GameLink href={entrance.href} launch={launch}>
        {t('launch.open')}
      </GameLink>
    );
  const post = () => {
    postForm(document, entrance, '_blank');
    launch.onOpenLink();
  };
  return (
    <Button size="sm" rightSection={<ExternalIcon size={16} />} onClick={post}>
      {t('launch.open')}
    </Button>
  );
}

/** Opens another site, which gets neither a referrer nor a handle to this window. */
const GameLink = ({ launch, ...props }: LaunchProps & ButtonProps & { href: string; children: string }) => (
  <Button
    component={Link}
    size="sm"
    rightSection={<ExternalIcon size={props.size === 'lg' ? 18 : 16} />}
    {...newTab}
    {...(launch.isSameTab && { target: undefined })}
    onClick={launch.onOpenLink}
    {...props}
  />
);
