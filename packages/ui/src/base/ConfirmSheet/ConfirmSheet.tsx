import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Satang } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { useClickLock } from '../click-lock/click-lock.ts';
import { DescriptionList, type Description } from '../DescriptionList/DescriptionList.tsx';
import { ShieldIcon } from '../Icon/MoneyIcon.tsx';
import { LargeMoney } from '../Money/LargeMoney.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SheetButtons } from '../Sheet/SheetButtons.tsx';
import { alertProps } from '../alert-props/alert-props.tsx';

export interface ConfirmDetailsProps {
  /** How much it is about, in large digits. */
  amount?: Satang | undefined;
  /** What will happen, in a sentence. */
  text?: ReactNode;
  /** What will happen, fact by fact. */
  lines?: readonly Description[];
  /** What keeps it safe. */
  note?: ReactNode;
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
  amount,
  text,
  lines,
  note,
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
      <ConfirmDetails
        amount={amount}
        text={text}
        lines={lines ?? []}
        note={note}
        warning={warning}
        error={error}
      />
    </Sheet>
  );
}

/** What is being confirmed; for a sheet that asks as one of its steps. */
export function ConfirmDetails({ amount, text, lines = [], note, warning, error }: ConfirmDetailsProps) {
  return (
    <Stack gap="md">
      {amount !== undefined && <LargeMoney amount={amount} />}
      {text && <Text inherit>{text}</Text>}
      {lines.length > 0 && <DescriptionList items={lines} />}
      {note && (
        <Group gap="sm" wrap="nowrap" fz="sm" c="dimmed">
          <ShieldIcon size={20} />
          <span>{note}</span>
        </Group>
      )}
      {warning && <Alert {...alertProps.warning}>{warning}</Alert>}
      <Text role="alert" c="var(--mantine-color-error)">
        {error}
      </Text>
    </Stack>
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
    <SheetButtons>
      <Button variant="default" size="lg" disabled={isPending} onClick={onCancel}>
        {cancelLabel ?? t('actions.cancel')}
      </Button>
      <Button
        variant={tone === 'danger' ? 'danger' : 'filled'}
        size="lg"
        loading={isPending}
        onClick={confirm}
      >
        {confirmLabel ?? t('actions.confirm')}
      </Button>
    </SheetButtons>
  );
}
