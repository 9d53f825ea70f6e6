import { Button } from '@mantine/core';
import type { Failure } from '@wallet/contract/wire/failure';
import type { ReactNode } from 'react';
import { ActionSheet, type RefusalHelp } from '../base/ActionSheet/ActionSheet.tsx';
import { ConfirmActions } from '../base/ConfirmSheet/ConfirmSheet.tsx';
import type { Progress } from '../base/progress.ts';
import { useWords } from '../words/index.ts';

export interface ReceiveSheetProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross, a tap outside, and at the end. */
  onClose: () => void;
  /** How the last receiving stands. */
  progress: Progress;
  /** Called once per intent, however often it is clicked. */
  onReceive: () => unknown;
  /** Forgets how the last receiving ended, so that `progress` is idle again. */
  onReset: () => void;
  onStatement: () => void;
  /** Leads to the bonus the member has, where that stands in the way of another. */
  onCurrent: () => void;
}

interface Contents {
  title: string;
  /** Without it there is only a way out. */
  canReceive: boolean;
  /** The terms. */
  children: ReactNode;
}

/** What is offered, with its terms, and the one button that receives it; then how it ended (spec 4 and 8, Bonus). */
export function ReceiveSheet({
  isOpen,
  onClose,
  title,
  canReceive,
  children,
  progress,
  onReceive,
  onReset,
  onStatement,
  onCurrent,
}: ReceiveSheetProps & Contents) {
  const t = useWords('bonus');

  const helpWith = ({ message, params }: Failure): RefusalHelp | undefined => {
    switch (message) {
      case 'BONUS_ALREADY_ACTIVE':
      case 'BONUS_REMAINING':
        return { way: { label: t('receive.current'), onGo: onCurrent } };
      case 'BONUS_CONDITION':
        return { advice: params?.['deposit'] === undefined ? t('receive.condition') : t('receive.deposit') };
      default:
        return undefined;
    }
  };

  return (
    <ActionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      question={undefined}
      onBack={() => undefined}
      progress={progress}
      onReset={onReset}
      onStatement={onStatement}
      isFollowed
      ending={{
        doneTitle: t('receive.doneTitle'),
        doneText: t('receive.done'),
        refusedTitle: t('receive.refused'),
        verdicts: t('receive.verdict', { returnObjects: true }),
        helpWith,
      }}
      footer={
        canReceive ? (
          <ConfirmActions
            confirmLabel={t('receive.submit')}
            cancelLabel={t('receive.not')}
            isPending={progress.state === 'pending'}
            onConfirm={onReceive}
            onCancel={onClose}
          />
        ) : (
          <Button fullWidth onClick={onClose}>
            {t('common:actions.ok')}
          </Button>
        )
      }
    >
      {children}
    </ActionSheet>
  );
}
