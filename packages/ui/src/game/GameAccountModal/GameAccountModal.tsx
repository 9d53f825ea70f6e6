import type { Slot, SlotAccount } from '@wallet/contract/game';
import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmActions, ConfirmDetails } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Notice } from '../../base/Notice/Notice.tsx';
import type { Progress } from '../../base/progress.ts';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useErrorText, useWords } from '../../words/index.ts';
import { AccountDetails } from './AccountDetails.tsx';

/** Something the sheet can start, once per confirmation. */
export interface GameEffect {
  progress: Progress;
  onStart: () => unknown;
  /** Forgets how it ended, so that `progress` is idle again. */
  onForget: () => void;
}

export interface GameAccountModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross and a tap outside. */
  onClose: () => void;
  /** The provider; inactive offers to open an account, active shows it. */
  slot: Slot;
  /** User name and password; read by the app once the account is active. */
  account: Loadable<SlotAccount>;
  /** What the main wallet holds, in baht. */
  walletBalance: number;
  activation: GameEffect;
  passwordReset: GameEffect;
  /** Reads the wallet anew, after it stayed unknown whether the account was opened. */
  onLookAgain: () => void;
  /** Opening the game signed in is not built yet: shown, with that as the reason. */
  isLaunchComing: boolean;
  onLaunch: () => void;
  /** Leads to a transfer into or out of this account. */
  onTransfer: (direction: 'in' | 'out') => void;
}

/** An account at a provider: open it, read it, move its money, give it a new password (spec 4, Game account). */
export function GameAccountModal({ isOpen, onClose, ...account }: GameAccountModalProps) {
  const { slot, passwordReset } = account;
  const [isAsking, setAsking] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAsking(false);
  }
  const sheet = { isOpen, onClose };
  if (!slot.isActive) return <OpenAccount {...sheet} {...account} />;
  const hasEnded = passwordReset.progress.state === 'done' || passwordReset.progress.state === 'unknown';
  if (isAsking && !hasEnded) {
    return <ResetPassword {...sheet} {...account} onBack={() => setAsking(false)} />;
  }
  return (
    <Sheet {...sheet} title={slot.name}>
      <SheetStep key="account">
        <AccountDetails
          {...account}
          onResetPassword={() => {
            passwordReset.onForget();
            setAsking(true);
          }}
        />
      </SheetStep>
    </Sheet>
  );
}

type StepProps = Pick<GameAccountModalProps, 'isOpen' | 'onClose' | 'slot'>;

function OpenAccount({
  isOpen,
  onClose,
  slot,
  activation,
  onLookAgain,
}: StepProps & Pick<GameAccountModalProps, 'activation' | 'onLookAgain'>) {
  const t = useWords('game');
  const { progress, onStart, onForget } = activation;
  const isPending = progress.state === 'pending';
  const refusal = useRefusal(progress);
  const lookAgain = () => {
    onForget();
    onLookAgain();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isPending}
      title={t('activate.title', { name: slot.name })}
      footer={
        progress.state === 'unknown' ? (
          <Button fullWidth onClick={lookAgain}>
            {t('activate.again')}
          </Button>
        ) : (
          <ConfirmActions
            isPending={isPending}
            confirmLabel={t('activate.submit')}
            onConfirm={onStart}
            onCancel={onClose}
          />
        )
      }
    >
      <SheetStep key="open">
        <ConfirmDetails text={t('activate.text')} error={refusal} />
        <div role="status">
          {isPending && t('activate.pending')}
          {progress.state === 'unknown' && <Notice tone="warning">{t('activate.unknown')}</Notice>}
        </div>
      </SheetStep>
    </Sheet>
  );
}

function ResetPassword({
  isOpen,
  onClose,
  slot,
  passwordReset,
  onBack,
}: StepProps & Pick<GameAccountModalProps, 'passwordReset'> & { onBack: () => void }) {
  const t = useWords('game');
  const { progress, onStart } = passwordReset;
  const isPending = progress.state === 'pending';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isPending}
      title={t('reset.title')}
      footer={
        <ConfirmActions
          tone="danger"
          isPending={isPending}
          confirmLabel={t('reset.confirm')}
          cancelLabel={t('common:actions.back')}
          onConfirm={onStart}
          onCancel={onBack}
        />
      }
    >
      <SheetStep key="reset">
        <ConfirmDetails text={t('reset.text', { name: slot.name })} error={useRefusal(progress)} />
      </SheetStep>
    </Sheet>
  );
}

/** Why an effect was refused, in words; undefined when it was not. */
function useRefusal(progress: Progress): string | undefined {
  const errorText = useErrorText();
  return progress.state === 'refused' ? errorText(progress.failure) : undefined;
}
