import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Satang } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { useClickLock } from '../click-lock/click-lock.ts';
import { DescriptionList, type Description } from '../DescriptionList/DescriptionList.tsx';
import { ShieldIcon } from '../Icon/MoneyIcon.tsx';
import { LargeMoney } from '../Money/LargeMoney.tsx';
import { Sheet, type DialogProps } from '../Sheet/Sheet.tsx';
import { SheetActions, SheetButtons, SheetStep } from '../Sheet/SheetParts.tsx';
import { alertProps } from '../alert-props/alert-props.tsx';
import { SlowNotice } from './SlowNotice.tsx';

export interface ConfirmDetailsProps {
  amount?: Satang | undefined;
  text?: ReactNode;
  items?: readonly Description[];
  note?: ReactNode;
  /** Warning about what cannot be undone. */
  warning?: ReactNode;
  error?: ReactNode;
}

export interface ConfirmActionsProps {
  /** Called by the cancel button; disabled while pending. */
  onCancel: () => void;
  /** Called once per intent. Returns the promise of the work, or the caller sets `isPending`. */
  onConfirm: () => unknown;
  /** Default: “Confirm”. */
  confirmLabel?: string;
  /** Default: “Cancel”. */
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  isPending?: boolean;
  /** Seconds until the action may be confirmed again; shown on its disabled button. */
  wait?: number;
}

export interface ConfirmSheetProps
  extends DialogProps, ConfirmDetailsProps, Omit<ConfirmActionsProps, 'onCancel'> {
  title: string;
  /** Default: `onClose`. */
  onCancel?: () => void;
}

/** Confirmation sheet; a double click confirms once. */
export function ConfirmSheet({ isOpen, onClose, title, onCancel = onClose, ...step }: ConfirmSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isLocked={step.isPending ?? false}
      footer={<ConfirmActions {...step} onCancel={onCancel} />}
    >
      <ConfirmDetails {...step} />
    </Sheet>
  );
}

/** Confirmation that replaces the step of an open sheet. */
export const ConfirmStep = (step: ConfirmDetailsProps & ConfirmActionsProps) => (
  <SheetStep>
    <div>
      <ConfirmDetails {...step} />
    </div>
    <SheetActions>
      <ConfirmActions {...step} />
    </SheetActions>
  </SheetStep>
);

/** Body of a confirmation, for a sheet with several steps. */
export function ConfirmDetails({ amount, text, items = [], note, warning, error }: ConfirmDetailsProps) {
  return (
    <Stack gap="md">
      {amount !== undefined && <LargeMoney amount={amount} />}
      {text && <div>{text}</div>}
      {items.length > 0 && <DescriptionList items={items} />}
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

/** Cancel and confirm buttons, for the footer of a sheet with several steps. */
export function ConfirmActions({
  onCancel,
  onConfirm,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isPending = false,
  wait = 0,
}: ConfirmActionsProps) {
  const t = useTranslation('common');
  const confirm = useClickLock(onConfirm, isPending);
  return (
    <div>
      <SlowNotice isPending={isPending} />
      <SheetButtons>
        <Button variant="default" size="lg" disabled={isPending} onClick={onCancel}>
          {cancelLabel ?? t('actions.cancel')}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'filled'}
          size="lg"
          loading={isPending}
          disabled={wait > 0}
          onClick={confirm}
        >
          {wait > 0 ? t('wait', { count: wait }) : (confirmLabel ?? t('actions.confirm'))}
        </Button>
      </SheetButtons>
    </div>
  );
}
