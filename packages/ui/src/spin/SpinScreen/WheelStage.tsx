import { Alert, Box, Loader, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import type { SpinResult, SpinSetup } from '@wallet/contract/spin';
import { useId } from 'react';
import closedArt from '../../art/closed.svg?no-inline';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { Link } from '../../base/Link/Link.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { Wheel } from '../Wheel/Wheel.tsx';
import classes from './SpinButton.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface WheelStageProps {
  setup: Loadable<SpinSetup['result']>;
  /** Result of the last spin, until the player has seen it. */
  result: SpinResult | undefined;
  /** The wheel is turning to that result. */
  isTurning: boolean;
  progress: Progress;
  /** Requests a spin. Never called without coins, during a request or a turn, or before the last outcome is seen. */
  onSpin: () => void;
  onStop: () => void;
}

export function WheelStage({ setup, result, isTurning, progress, onSpin, onStop }: WheelStageProps) {
  const t = useTranslation('spin');
  const reasonId = useId();
  const hasFailed = progress.state === 'refused' || progress.state === 'unknown';
  if (setup.state !== 'ready') {
    const skeleton = (
      <Stack gap={0} align="center" aria-busy>
        <Skeleton height="min(350px, 85vw)" circle />
      </Stack>
    );
    return <LoadState of={setup} title={t('failed')} loading={skeleton} />;
  }
  const { activeSpinwheel, userCoin } = setup.data;
  if (!activeSpinwheel || activeSpinwheel.slices.length === 0)
    return <EmptyState art={closedArt} title={t('closed.title')} text={t('closed.text')} />;
  return (
    <>
      {setup.isStale && <Alert {...alertProps.warning}>{t('stale')}</Alert>}
      <Wheel
        name={activeSpinwheel.name}
        slices={activeSpinwheel.slices}
        code={result?.code}
        isTurning={isTurning}
        onStop={onStop}
      >
        <SpinButton
          coins={userCoin}
          isPending={progress.state === 'pending'}
          isTurning={isTurning}
          isUnseen={result !== undefined || hasFailed}
          reasonId={reasonId}
          onSpin={onSpin}
        />
      </Wheel>
      <Box id={reasonId} mih="2.5rem">
        {userCoin > 0 || isTurning ? (
          <Hint ta="center">{t('cost')}</Hint>
        ) : (
          <Alert {...alertProps.info} title={t('noCoins.title')}>
            {t('noCoins.text')}
            <Link href="/user/contact">{t('noCoins.contact')}</Link>
          </Alert>
        )}
      </Box>
    </>
  );
}

interface SpinButtonProps {
  coins: number;
  isPending: boolean;
  isTurning: boolean;
  /** The player has not seen the last result or failure: a tap before its dialog opens starts no spin. */
  isUnseen: boolean;
  /** Id of the text that explains why the button is disabled. */
  reasonId: string;
  onSpin: () => void;
}

/**
 * The button in the centre of the wheel. It uses `aria-disabled` to keep the focus, so that screen readers announce
 * the result.
 */
function SpinButton({ coins, isPending, isTurning, isUnseen, reasonId, onSpin }: SpinButtonProps) {
  const t = useTranslation('spin');
  const isDisabled = coins <= 0 || isPending || isTurning || isUnseen;
  return (
    <UnstyledButton
      className={classes.button}
      aria-disabled={isDisabled}
      aria-busy={isPending || isTurning || undefined}
      aria-label={t('spinWith', { count: coins })}
      aria-describedby={reasonId}
      onClick={() => {
        if (!isDisabled) onSpin();
      }}
    >
      {isPending ? (
        <Loader size={20} aria-hidden />
      ) : (
        <>
          <Text span size="lg" fw={600}>
            {t('spin')}
          </Text>{' '}
          <span className={classes.coins}>{t('coins', { count: coins })}</span>
        </>
      )}
    </UnstyledButton>
  );
}
