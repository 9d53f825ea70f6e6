import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ModalFallback } from '@wallet/ui/base/ModalFallback';
import { PartBoundary, PartFailure } from '@wallet/ui/base/PartBoundary';
import { notify } from '@wallet/ui/base/Toasts';
import { useTranslation } from '@wallet/ui/i18n';
import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { outcomeOf } from '#api/api-error.ts';
import { isMissingChunk, reloadForMissing } from '#install/missing-chunk.ts';
import { mustPageStay } from '#install/pending-money.ts';
import { useDialogControls } from '#navigation/dialog.ts';

/** Replaces a dialog while its code loads. */
const Fallback = createContext<ReactNode>(null);

interface LazyDialogProps {
  isOpen: boolean;
  /** The dialog, loaded on its first opening. */
  children: ReactNode;
  /** Name of a part of the page: its failure shows in its place, not in a sheet. */
  part?: string;
  /**
   * Called when its code fails to load, for a part that nobody asked for; the page stays. By default the page reloads
   * for a new build, else a message shows and the dialog closes.
   */
  onMissing?: () => void;
}

/** Loads a dialog when it first opens and keeps it mounted. If its code fails to load, or throws, the page stays. */
export function LazyDialog({ isOpen, children, part, onMissing }: LazyDialogProps) {
  // Stays mounted for its transition and focus.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const client = useQueryClient();
  const { closeDialog } = useDialogControls();
  const t = useTranslation('common');
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = Date.now();
  }, [isOpen]);
  const [isSent, setSent] = useState(false);
  if (!wasOpen) return null;
  const giveUp = (error: unknown) => {
    if (!isMissingChunk(error)) return setSent(isEffectSentSince(client, openedAt.current));
    if (!isOpen) return;
    if (onMissing) return onMissing();
    // If a new build replaced this page's, a reload opens the dialog.
    if (!mustPageStay(client) && reloadForMissing(error)) return;
    notify({ tone: 'failure', text: t('state.dialogFailed') });
    closeDialog();
  };
  const fallback = isOpen && <ModalFallback />;
  return (
    <PartBoundary
      name={part ?? 'dialog'}
      resetKey={isOpen}
      onError={giveUp}
      renderFailure={({ error, retry }) => {
        if (isMissingChunk(error)) return null;
        if (part !== undefined) return <PartFailure name={part} onRetry={retry} />;
        return (
          isOpen && (
            <LazyDialog isOpen part="failed dialog">
              <FailedDialog isSent={isSent} onClose={closeDialog} onRetry={retry} />
            </LazyDialog>
          )
        );
      }}
    >
      <Fallback value={fallback}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Fallback>
    </PartBoundary>
  );
}

/** Returns whether an effect was sent since a time (epoch in milliseconds) and was not refused. */
const isEffectSentSince = (client: QueryClient, since: number): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(
      ({ meta, state: { status, error, submittedAt } }) =>
        meta?.invalidates !== undefined &&
        submittedAt >= since &&
        (status !== 'error' || outcomeOf(error).kind === 'unknown'),
    );

export type PreloadableDialog<Props extends object = object> = ComponentType<Props> & {
  /** Loads its code; a failed import is repeated on opening. */
  preload: () => void;
};

/**
 * Returns a dialog that loads with its first rendering, for the children of `LazyDialog`. Unlike a component of
 * React's `lazy`, it renders as soon as it has loaded, not only when a fallback was visible for 300 ms, and a failed
 * import is repeated on the next opening.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreloadableDialog<Props> {
  let prepared: ComponentType<Props> | undefined;
  const prepare = async () => (prepared = await load());
  const Dialog = (props: Props) => {
    const [Loaded, setLoaded] = useState(() => prepared);
    const [error, setError] = useState<unknown>();
    const fallback = useContext(Fallback);
    useEffect(() => {
      if (!Loaded) prepare().then((dialog) => setLoaded(() => dialog), setError);
    }, [Loaded]);
    if (error !== undefined) throw error;
    return Loaded ? <Loaded {...props} /> : fallback;
  };
  return Object.assign(Dialog, { preload: () => void prepare().catch(() => undefined) });
}

const FailedDialog = lazyWithPreload(() =>
  import('@wallet/ui/base/DialogFailure').then((m) => m.DialogFailure),
);
