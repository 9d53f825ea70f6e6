import { useQueryClient } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { ModalFallback } from '@wallet/ui/base/ModalFallback';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { isMissingChunk, reloadForMissing } from '#install/missing-chunk.ts';
import { isMoneyPending } from '#install/pending-money.ts';
import { useDialogControls, useOnceOpen } from '#navigation/dialog.ts';

interface LazyDialogProps {
  isOpen: boolean;
  /** The dialog, loaded on its first opening. */
  children: ReactNode;
  /** Called when its code fails to load; by default a message shows and the dialog closes. */
  onMissing?: () => void;
}

/** Loads a dialog when it first opens and keeps it mounted. If its code fails to load, the page stays. */
export function LazyDialog({ isOpen, children, onMissing }: LazyDialogProps) {
  const wasOpen = useOnceOpen(isOpen);
  const client = useQueryClient();
  const { closeDialog } = useDialogControls();
  const t = useTranslation('common');
  if (!wasOpen) return null;
  const giveUp = (error: unknown) => {
    if (!(error instanceof Error)) return;
    renewals.get(error)?.();
    if (!isOpen || !isMissingChunk(error)) return;
    // If a new build replaced this page's, a reload opens the dialog.
    if (!isMoneyPending(client) && reloadForMissing(error)) return;
    if (onMissing) return onMissing();
    notify({ tone: 'failure', text: t('state.dialogFailed') });
    closeDialog();
  };
  return (
    <CatchBoundary getResetKey={() => String(isOpen)} errorComponent={Missing} onCatch={giveUp}>
      <Suspense fallback={isOpen && <ModalFallback />}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** Replaces a dialog without code; other errors reach the page. */
function Missing({ error }: { error: unknown }) {
  if (!isMissingChunk(error)) throw error;
  return null;
}

/** Retries by import error. They run after the error was caught: before that, React renders again and again. */
const renewals = new WeakMap<Error, () => void>();

/** A dialog that can load before it opens. */
export type PreloadableDialog<Props extends object = object> = ComponentType<Props> & {
  /** Loads its code; a failed import is repeated on opening. */
  preload: () => void;
};

/**
 * Like `lazy`, with two differences. A preloaded dialog renders in the next frame without a fallback. A failed import
 * is repeated on the next opening.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadableDialog<Props> {
  let prepared: ComponentType<Props> | undefined;
  const later = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (error instanceof Error) renewals.set(error, () => (Later = later()));
        throw error;
      }
    });
  let Later = later();
  const Dialog = (props: Props) => {
    // Keeps the first component, so that typed values survive.
    const [Shown] = useState<ComponentType<Props>>(() => prepared ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Dialog, {
    preload: () =>
      void load()
        .then((dialog) => (prepared = dialog))
        .catch(() => undefined),
  });
}
