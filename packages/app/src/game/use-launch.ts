import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OperationId } from '@wallet/contract';
import { loginForm, type Slot, type SlotAccount } from '@wallet/contract/game';
import { matchesOrigin, safeExternalUrl } from '@wallet/ui/base/external-url';
import { postForm, type PageRequest } from '@wallet/ui/base/post-form';
import type { GameLaunchProgress } from '@wallet/ui/game/GameAccountModal';
import { useLanguage, useTranslation } from '@wallet/ui/i18n';
import { useEffect, useRef } from 'react';
import { requestLaunchLink } from './api.ts';
import { failureOf, outcomeOf, rejectedError } from '#api/api-error.ts';
import { gameHosts, gameWindow } from '#env.ts';
import { openTab, type NewTab } from '#navigation/new-tab.ts';
import { markBalanceStale } from '#wallet/stale-balances.ts';

interface Started {
  readonly account: SlotAccount;
  /** Opened by the tap; undefined without tabs, or if the browser blocks them. */
  readonly tab: NewTab | undefined;
}

/**
 * Result of a launch: its tab, this tab, the frame, the next tap, none because the player closed the tab or left the
 * sheet, or no link because the address is not safe to follow.
 */
type LaunchResult =
  | { readonly to: 'tab' | 'same-tab' | 'nowhere' | 'no-link' }
  | { readonly to: 'frame' | 'tap'; readonly entrance: PageRequest };

const mutationKey = ['game.autoLogin' satisfies OperationId];

type Game = Pick<Slot, 'code' | 'name' | 'web'>;

/**
 * Opens a game signed in (decisions 79): first the tab, inside the tap, then its address. `isOpen`: without a tab, a
 * link opens the game only while its sheet is open.
 */
export function useLaunch(slot: Game, isOpen: boolean) {
  const t = useTranslation('game');
  const { tag } = useLanguage();
  const client = useQueryClient();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = !isOpen;
    return () => void (isLeft.current = true);
  }, [isOpen]);
  const { mutate, reset, isPending, data, error } = useMutation<LaunchResult, Error, Started>({
    mutationKey,
    // The variables contain a password. After unmount, a pending launch runs a timer each time this has passed.
    gcTime: 1_000,
    // A callback of the component would not run after unmount, and the tab would stay empty.
    async mutationFn(started) {
      try {
        return await launch(slot, started, isLeft);
      } catch (reason) {
        started.tab?.close();
        throw reason;
      }
    },
  });

  return {
    progress: progressOf(isPending, data, error),
    /** The framed game; only with frames. */
    framed: data?.to === 'frame' ? data.entrance : undefined,
    start(account: SlotAccount): void {
      // Two taps would open two tabs.
      if (client.isMutating({ mutationKey }) > 0) return;
      const isTabWanted = gameWindow === 'tab' && navigator.onLine;
      const texts = {
        title: t('launch.waiting.title', { name: slot.name }),
        text: t('launch.waiting.text'),
        language: tag,
      };
      const opened = isTabWanted ? openTab(texts) : undefined;
      const tab = opened?.isOpen ? opened : undefined;
      mutate({ account, tab });
    },
    reset,
  };
}

async function launch(
  slot: Game,
  { account, tab }: Started,
  isLeft: { readonly current: boolean },
): Promise<LaunchResult> {
  if (!navigator.onLine) throw rejectedError('offline');
  const fields = loginForm(slot.code, account);
  const href = fields
    ? formAddress(slot)
    : safeExternalUrl(await requestLaunchLink(slot.code, account), 'game');
  if (href === undefined) {
    tab?.close();
    return { to: 'no-link' };
  }
  if (tab ? !tab.isOpen : isLeft.current) return { to: 'nowhere' };
  markBalanceStale(slot.code);
  const entrance = { href, ...(fields && { fields }) };
  if (gameWindow === 'frame') return { to: 'frame', entrance };
  if (gameWindow === 'same-tab') {
    if (fields) postForm(document, entrance);
    else window.location.assign(href);
    return { to: 'same-tab' };
  }
  if (!tab) return { to: 'tap', entrance };
  if (fields) tab.post(entrance);
  else tab.goTo(href);
  return { to: 'tab' };
}

/** Returns the website of a provider; undefined if the content security policy forbids the form. */
function formAddress({ web = '' }: Game): string | undefined {
  const href = safeExternalUrl(web, 'game');
  return href !== undefined && matchesOrigin(new URL(href), gameHosts) ? href : undefined;
}

function progressOf(
  isPending: boolean,
  result: LaunchResult | undefined,
  error: Error | null,
): GameLaunchProgress {
  if (isPending) return { state: 'pending' };
  if (result?.to === 'tab') return { state: 'opened' };
  if (result?.to === 'tap') return { state: 'blocked', ...result.entrance };
  if (result?.to === 'no-link') return { state: 'failed', reason: 'no-link' };
  if (!error) return { state: 'idle' };
  const { kind } = outcomeOf(error);
  if (kind === 'gone' || kind === 'cancelled') return { state: 'idle' };
  return { state: 'failed', reason: failureOf(error) };
}
