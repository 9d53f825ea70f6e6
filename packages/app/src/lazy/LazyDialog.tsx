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
  /** The dialog; fetched when it opens for the first time. */
  children: ReactNode;
  /** What to do where its code cannot be fetched; told and closed unless given. */
  onMissing?: () => void;
}

/** Keeps a dialog's code away until it is needed, and the dialog itself from then on. Without its code, the page stays as it is. */
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
    // Where another build has taken the place of this page's, the page leads on to the dialog.
    if (!isMoneyPending(client) && reloadForMissing(error)) return;
    if (onMissing) return onMissing();
    notify({ tone: 'failure', text: `${t('state.failed')} ${t('state.failedHint')}` });
    closeDialog();
  };
  return (
    <CatchBoundary getResetKey={() => String(isOpen)} errorComponent={Missing} onCatch={giveUp}>
      <Suspense fallback={isOpen && <ModalFallback />}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** In the place of a dialog without its code; whatever else goes wrong in one is the page's. */
function Missing({ error }: { error: unknown }) {
  if (!isMissingChunk(error)) throw error;
  return null;
}

/** By the error of a fetch, how to fetch anew: not before it was caught, because until then it is drawn again and again. */
const renewals = new WeakMap<Error, () => void>();

/** A dialog that can be fetched before it is opened. */
export type PreloadableDialog<Props extends object = object> = ComponentType<Props> & {
  /** Fetches its code; what cannot be fetched now is fetched when it opens. */
  preload: () => void;
};

/**
 * As `lazy`; but a dialog that has been prepared is there with the frame after the tap, and nothing stands in for it, and
 * one whose code could not be fetched is fetched anew when it opens again.
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
    // What it was shown by first it stays, with all that has been typed into it.
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
