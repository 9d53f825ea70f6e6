import { Button } from '@mantine/core';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { useState, type ReactNode } from 'react';
import { ActionSheet, type ActionDialogProps, type RefusalHelp } from '../base/ActionSheet/ActionSheet.tsx';
import { ConfirmActions } from '../base/ConfirmSheet/ConfirmSheet.tsx';
import { useTranslation } from '../i18n/index.ts';

export interface ClaimSheetProps extends ActionDialogProps {
  /** Called once per intent, also on a double click. */
  onReceive: () => unknown;
  /** Opens the active bonus, which blocks another one. */
  onCurrent: () => void;
}

interface Contents {
  title: string;
  /** False shows only a close button. */
  canReceive: boolean;
  children: ReactNode;
}

/** An offer with its terms, the button to claim it, and the result (spec 4 and 8, Bonus). */
export function ClaimSheet({
  title,
  canReceive,
  children,
  onReceive,
  onCurrent,
  ...sheet
}: ClaimSheetProps & Contents) {
  const t = useTranslation('bonus');
  const isPending = sheet.progress.state === 'pending';
  // The list may have the bonus before the result shows.
  const [submitted, setSubmitted] = useState({ title, canReceive, children });
  if (!isPending && submitted.children !== children) setSubmitted({ title, canReceive, children });
  const shown = isPending ? submitted : { title, canReceive, children };

  const refusalHelp = ({ message, params }: ErrorBody): RefusalHelp | undefined => {
    switch (message) {
      case 'BONUS_ALREADY_ACTIVE':
      case 'BONUS_REMAINING':
        return { nextAction: { label: t('receive.current'), onClick: onCurrent } };
      case 'BONUS_CONDITION':
        return { advice: params?.['deposit'] === undefined ? t('receive.condition') : t('receive.deposit') };
      default:
        return undefined;
    }
  };

  return (
    <ActionSheet
      {...sheet}
      title={shown.title}
      confirmation={undefined}
      onBack={() => undefined}
      hasStatement
      result={{
        doneTitle: t('receive.doneTitle'),
        doneText: t('receive.done'),
        refusedTitle: t('receive.refused'),
        verdicts: t('receive.verdict', { returnObjects: true }),
        refusalHelp,
      }}
      footer={(wait) =>
        shown.canReceive ? (
          <ConfirmActions
            confirmLabel={t('receive.submit')}
            cancelLabel={t('receive.not')}
            isPending={isPending}
            wait={wait}
            onConfirm={onReceive}
            onCancel={sheet.onClose}
          />
        ) : (
          <Button onClick={sheet.onClose}>{t('common:actions.ok')}</Button>
        )
      }
    >
      {shown.children}
    </ActionSheet>
  );
}
