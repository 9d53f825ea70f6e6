import { Button } from '@mantine/core';
import { ConfirmActions, ConfirmDetails, ConfirmSheet } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { UnknownOutcomeAlert } from '../../base/UnknownOutcomeAlert/UnknownOutcomeAlert.tsx';
import { retryAtOf, type Progress } from '../../base/progress.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetParts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { AccountDetails } from './AccountDetails.tsx';
import type { GameAccountProps } from './game-account.ts';
import { Reason } from '../../base/support/Advice.tsx';

export interface GameAccountModalProps extends DialogProps, GameAccountProps {}

/** An account at a provider: open it, play, transfer, reset the password (spec 4, Game account). */
export function GameAccountModal({ isOpen, onClose, ...account }: GameAccountModalProps) {
  const { slot, passwordReset } = account;
  const [isConfirmingReset, setConfirmingReset] = useResetOnOpen(
    isOpen,
    passwordReset.progress.state === 'pending',
  );
  const sheet = { isOpen, onClose };
  if (!slot.isActive) return <OpenAccount {...sheet} {...account} />;
  const hasEnded = passwordReset.progress.state === 'done' || passwordReset.progress.state === 'unknown';
  if (isConfirmingReset && !hasEnded) {
    return <ResetPassword {...sheet} {...account} onBack={() => setConfirmingReset(false)} />;
  }
  return (
    <Sheet {...sheet} title={slot.name}>
      <SheetStep key="account">
        <AccountDetails
          {...account}
          onResetPassword={() => {
            passwordReset.onReset();
            setConfirmingReset(true);
          }}
        />
      </SheetStep>
    </Sheet>
  );
}

function OpenAccount({ isOpen, onClose, slot, activation, onReloadWallet }: GameAccountModalProps) {
  const t = useTranslation('game');
  const { progress, onStart, onReset } = activation;
  const isPending = progress.state === 'pending';
  const wait = useSecondsLeft(retryAtOf(progress));
  const refreshWallet = () => {
    onReset();
    onReloadWallet();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isPending}
      title={t('activate.title', { name: slot.name })}
      footer={
        progress.state === 'unknown' ? (
          <Button onClick={refreshWallet}>{t('activate.again')}</Button>
        ) : (
          <ConfirmActions
            isPending={isPending}
            wait={wait}
            confirmLabel={t('activate.submit')}
            onConfirm={onStart}
            onCancel={onClose}
          />
        )
      }
    >
      <SheetStep key="open">
        <ConfirmDetails text={t('activate.text')} error={refusalOf(progress)} />
        <div role="status">
          {isPending && t('activate.pending')}
          <UnknownOutcomeAlert progress={progress}>{t('activate.unknown')}</UnknownOutcomeAlert>
        </div>
      </SheetStep>
    </Sheet>
  );
}

interface ResetPasswordProps extends GameAccountModalProps {
  onBack: () => void;
}

function ResetPassword({ isOpen, onClose, slot, passwordReset, onBack }: ResetPasswordProps) {
  const t = useTranslation('game');
  const { progress, onStart } = passwordReset;
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('reset.title')}
      text={t('reset.text', { name: slot.name })}
      error={refusalOf(progress)}
      tone="danger"
      isPending={progress.state === 'pending'}
      wait={useSecondsLeft(retryAtOf(progress))}
      confirmLabel={t('reset.confirm')}
      cancelLabel={t('common:actions.back')}
      onConfirm={onStart}
      onCancel={onBack}
    />
  );
}

/** Returns the reason of a refusal; undefined without one. */
const refusalOf = (progress: Progress) =>
  progress.state === 'refused' ? <Reason failure={progress.failure} /> : undefined;
