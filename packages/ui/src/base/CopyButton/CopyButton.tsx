import { Button } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import { CopyIcon } from '../Icon/ActionIcon.tsx';
import { notify } from '../Toasts/Toasts.tsx';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps {
  /** What lands in the clipboard and is repeated in the message. */
  text: string;
  /** What it copies, for those who cannot see what stands beside it: “Copy account number”. */
  label: string;
  /** Shows the label in words beside the icon. */
  withLabel?: boolean;
  isDisabled?: boolean;
  /** Called when the text is in the clipboard. */
  onCopied?: () => void;
}

/** Copies a text and says so (spec 8). */
export function CopyButton({
  text,
  label,
  withLabel = false,
  isDisabled = false,
  onCopied,
}: CopyButtonProps) {
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
  return (
    <Button
      variant="subtle"
      size="compact-sm"

      disabled={isDisabled}
      onClick={() => void copy()}
      {...(!withLabel && { 'aria-label': label })}
      {...(withLabel && { leftSection: <CopyIcon size={18} /> })}
    >
      {withLabel ? label : <CopyIcon size={20} />}
    </Button>
  );
}
