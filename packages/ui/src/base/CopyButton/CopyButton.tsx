import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { CopyIcon } from '../Icon/MemberIcon.tsx';
import { notify } from '../Toasts/Toasts.tsx';

export interface CopyButtonProps {
  /** Text that is copied and repeated in the message. */
  text: string;
  /** Accessible name: “Copy account number”. */
  label: string;
  withLabel?: boolean;
  disabled?: boolean;
  onCopied?: () => void;
}

/**
 * Copies a text and confirms with a toast (spec 8). Mantine's CopyButton shows no message and fails in browsers of
 * chat apps.
 */
export function CopyButton({ text, label, withLabel = false, disabled = false, onCopied }: CopyButtonProps) {
  const t = useTranslation('common');
  const copy = async () => {
    const isCopied = await copyText(text);
    notify(
      isCopied
        ? { tone: 'success', text: t('copy.done', { text }) }
        : { tone: 'failure', text: t('copy.failed') },
    );
    if (isCopied) onCopied?.();
  };
  if (!withLabel)
    return (
      <ActionIcon color="gold" aria-label={label} disabled={disabled} onClick={() => void copy()}>
        <CopyIcon size={20} />
      </ActionIcon>
    );
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<CopyIcon size={18} />}
      disabled={disabled}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}

/**
 * Copies text to the clipboard. Returns whether it succeeded. In-app browsers often block the Clipboard API, so
 * `execCommand` is the fallback.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside the open dialog: its focus trap would clear the selection elsewhere.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
