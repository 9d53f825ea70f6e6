import { useMutation } from '@tanstack/react-query';
import type { Slot, SlotAccount } from '@wallet/contract/game';
import { safeExternalUrl } from '@wallet/ui/base/external-url';
import type { LaunchProgress } from '@wallet/ui/game/GameAccountModal';
import { useLanguage, useWords } from '@wallet/ui/words';
import { useRef } from 'react';
import { askLaunchLink } from '../api/game.ts';
import { ApiError, failureOf, outcomeOf } from '../api/outcome.ts';
import { gameWindow } from '../env.ts';
import { openTab, type NewTab } from '../new-tab.ts';
import { noteSession } from '../session/session.ts';
import { markPlayed } from './played.ts';

/** The link that came must not be followed. */
class NoLink extends Error {
  override readonly name = 'NoLink';
}

interface Started {
  /** Whether the session it was asked for in still lasts. */
  readonly isStillTheirs: () => boolean;
  readonly account: SlotAccount;
  /** Opened by the tap; undefined where games do not open in tabs, and where the browser lets none open. */
  readonly tab: NewTab | undefined;
}

/** Where the link went: into its tab, this one or the frame, to the player's next tap, or nowhere since the tab was closed. */
type Landing =
  { readonly to: 'tab' | 'nowhere' } | { readonly to: 'same-tab' | 'frame' | 'tap'; readonly href: string };

/** Opens a game signed in (decisions 79): the tab first, inside the tap, and its address when that has come. */
export function useLaunch({ code, name }: Pick<Slot, 'code' | 'name'>): {
  readonly progress: LaunchProgress;
  /** The link that is shown inside the app; only where games open in a frame. */
  readonly framed: string | undefined;
  start(account: SlotAccount): void;
  reset(): void;
} {
  const t = useWords('game');
  const { tag } = useLanguage();
  const isRunning = useRef(false);
  const { mutate, reset, isPending, data, error } = useMutation<Landing, Error, Started>({
    mutationKey: ['game.autoLogin'],
    // What it was started with holds a password.
    gcTime: 0,
    // Here and not in a callback of the component: the tab must not be left waiting when the screen was.
    async mutationFn({ tab, ...started }) {
      try {
        return await land(code, { tab, ...started });
      } catch (reason) {
        tab?.close();
        throw reason;
      }
    },
  });

  return {
    progress: progressOf(isPending, data, error),
    framed: data?.to === 'frame' ? data.href : undefined,
    start(account) {
      // Two taps would open two tabs.
      if (isRunning.current) return;
      isRunning.current = true;
      const isTabWanted = gameWindow === 'tab' && navigator.onLine;
      const words = {
        title: t('launch.waiting.title', { name }),
        text: t('launch.waiting.text'),
        language: tag,
      };
      const opened = isTabWanted ? openTab(words) : undefined;
      const tab = opened?.isOpen ? opened : undefined;
      mutate(
        { isStillTheirs: noteSession(), account, tab },
        { onSettled: () => (isRunning.current = false) },
      );
    },
    reset,
  };
}

async function land(code: string, { isStillTheirs, account, tab }: Started): Promise<Landing> {
  if (!navigator.onLine) throw new ApiError({ kind: 'rejected', failure: { message: 'offline' } });
  const href = safeExternalUrl(await askLaunchLink(code, account), 'game');
  // What one member has asked for does not open for the next.
  if (!isStillTheirs()) throw new ApiError({ kind: 'cancelled' });
  if (href === undefined) throw new NoLink();
  if (tab && !tab.isOpen) return { to: 'nowhere' };
  markPlayed(code);
  if (gameWindow === 'frame') return { to: 'frame', href };
  if (gameWindow === 'same-tab') {
    window.location.assign(href);
    return { to: 'same-tab', href };
  }
  if (!tab) return { to: 'tap', href };
  tab.goTo(href);
  return { to: 'tab' };
}

function progressOf(isPending: boolean, landing: Landing | undefined, error: Error | null): LaunchProgress {
  if (isPending) return { state: 'pending' };
  if (landing?.to === 'tab') return { state: 'opened' };
  if (landing?.to === 'tap') return { state: 'blocked', href: landing.href };
  if (!error) return { state: 'idle' };
  if (error instanceof NoLink) return { state: 'failed', reason: 'no-link' };
  const outcome = outcomeOf(error);
  switch (outcome.kind) {
    case 'gone':
    case 'cancelled':
      return { state: 'idle' };
    default:
      return { state: 'failed', reason: failureOf(error) };
  }
}
