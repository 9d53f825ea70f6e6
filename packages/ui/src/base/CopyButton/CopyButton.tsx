import { ActionIcon, Button } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { CopyIcon } from '../Icon/MemberIcon.tsx';
import { notify } from '../Toasts/Toasts.tsx';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps {
  /** What lands in the clipboard and is repeated in the message. */
  text: string;
  /** What it copies, for those who cannot see what stands beside it: “Copy account number”. */
  label: string;
  /** Shows the label in words beside the icon. */
  withLabel?: boolean;
  disabled?: boolean;
  /** Called when the text is in the clipboard. */
  onCopied?: () => void;
}

/** Copies a text and says so (spec 8). Mantine's copies silently, and not where a page in another app has no clipboard. */
export function CopyButton({ text, label, withLabel = false, disabled = false, onCopied }: CopyButtonProps) {
  const t = useWords('common');
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
