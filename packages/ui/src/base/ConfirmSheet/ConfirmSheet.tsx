import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { useClickLock } from '../click-lock/click-lock.ts';
import { Facts, type Fact } from '../Facts/Facts.tsx';
import { WarningIcon } from '../Icon/Icon.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import classes from './ConfirmSheet.module.css';

export interface ConfirmDetailsProps {
  /** What will happen, in a sentence. */
  text?: ReactNode;
  /** What will happen, fact by fact. */
  lines?: readonly Fact[];
  /** What cannot be undone. */
  warning?: ReactNode;
  /** Why it did not work, in words. */
  error?: ReactNode;
}

export interface ConfirmActionsProps {
  /** Called by cancelling; not possible while pending. */
  onCancel: () => void;
  /** Called once per intent, however often it is clicked; answer the promise of the work, or drive `isPending`. */
  onConfirm: () => unknown;
  /** “Confirm” unless told. */
  confirmLabel?: string;
  /** “Cancel” unless told. */
  cancelLabel?: string;
  /** `danger` for what takes something away. */
  tone?: 'primary' | 'danger';
  isPending?: boolean;
}

export interface ConfirmSheetProps extends ConfirmDetailsProps, Omit<ConfirmActionsProps, 'onCancel'> {
  isOpen: boolean;
  /** Called by cancelling and closing; not possible while pending. */
  onClose: () => void;
  title: string;
}

/** Asks before something that matters; a double click is one click. */
export function ConfirmSheet({
  isOpen,
  onClose,
  title,
  text,
  lines,
  warning,
  error,
  ...actions
}: ConfirmSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isLocked={actions.isPending ?? false}
      footer={<ConfirmActions {...actions} onCancel={onClose} />}
    >
      <ConfirmDetails text={text} lines={lines ?? []} warning={warning} error={error} />
    </Sheet>
  );
}

/** What is being confirmed; for a sheet that asks as one of its steps. */
export function ConfirmDetails({ text, lines = [], warning, error }: ConfirmDetailsProps) {
  return (
    <>
      {text && (
        <Text inherit mt={0} mx={0} mb="md">
          {text}
        </Text>
      )}
      {lines.length > 0 && <Facts facts={lines} />}
      {warning && (
        <p className={classes.warning}>
          <WarningIcon size={20} />
          <span>{warning}</span>
        </p>
      )}
      <p role="alert" className={classes.error}>
        {error}
      </p>
    </>
  );
}

/** Cancel and confirm, side by side; for the footer of a sheet that asks as one of its steps. */
export function ConfirmActions({
  onCancel,
  onConfirm,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isPending = false,
}: ConfirmActionsProps) {
  const t = useWords('common');
  const confirm = useClickLock(onConfirm, isPending);
  return (
    <div className={classes.actions}>
      <Button variant="default" disabled={isPending} onClick={onCancel}>
        {cancelLabel ?? t('actions.cancel')}
      </Button>
      <Button variant={tone === 'danger' ? 'danger' : 'filled'} loading={isPending} onClick={confirm}>
        {confirmLabel ?? t('actions.confirm')}
      </Button>
    </div>
  );
}
