import { useQuery } from '@tanstack/react-query';
import { agreementDelay } from '@wallet/contract/site';
import { useEffect, useEffectEvent, useState } from 'react';
import { bonusesQuery } from '#bonus/api.ts';
import { agreementsQuery } from '#site/api.ts';
import { readPausedUntil } from '#profile/play-safely/use-pause.ts';
import { isAgreed } from '#site/agreement.ts';
import { arePromotionsHidden } from '#bonus/hidden-promotions.ts';
import { session } from '#api/session/session.ts';
import { useDialog, useDialogControls } from '#navigation/dialog.ts';
import { useUnreadOutcome } from '#statement/unfinished-effects.ts';

/** The dialogs that open automatically, in their order. */
const names = ['agreement', 'promotions'] as const;
type Name = (typeof names)[number];

/** The last session of each dialog; a reload clears it. */
const shownIn = new Map<Name, number>();

const isNew = (name: Name): boolean => shownIn.get(name) !== session.get().epoch;

interface Contents {
  readonly isPending: boolean;
  readonly isEmpty: boolean;
}

/**
 * Opens the automatic dialogs: one after another, each once in a session of this page. They start 1.5 s after the page
 * opened, and never while another dialog is open (spec 2, decisions 29) or the outcome of an effect is unread.
 */
export function useDialogsAtLoad(): void {
  const { modal } = useDialog().search;
  const { offerDialog } = useDialogControls();
  const hasUnread = useUnreadOutcome();
  const isDue = useDue();
  const wanted = {
    agreement: isNew('agreement') && !isAgreed(),
    // During a pause from play, promotions stay hidden.
    promotions: isNew('promotions') && !arePromotionsHidden() && readPausedUntil() === undefined,
  };
  const agreements = useQuery({ ...agreementsQuery(), enabled: wanted.agreement });
  const bonuses = useQuery({ ...bonusesQuery(), enabled: isDue && wanted.promotions });

  const contents: Record<Name, Contents> = {
    // An agreement that fails to load stays hidden (spec 8) until the next visit.
    agreement: { isPending: agreements.isPending, isEmpty: !agreements.data?.length },
    promotions: {
      isPending: bonuses.isPending,
      isEmpty: !bonuses.data?.some(({ banners }) => banners.length > 0),
    },
  };
  const first = names.find((name) => wanted[name] && (contents[name].isPending || !contents[name].isEmpty));
  const next = isDue && first && !contents[first].isPending ? first : undefined;

  const showNext = useEffectEvent(() => {
    const shown = names.find((name) => name === modal);
    if (shown) shownIn.set(shown, session.get().epoch);
    else if (next && modal === undefined && !hasUnread) offerDialog(next);
  });
  useEffect(() => showNext(), [modal, next, hasUnread]);
}

/** Returns true from 1.5 seconds after the page opened, with or without a wallet (spec 2, /user/home). */
function useDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), agreementDelay);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
