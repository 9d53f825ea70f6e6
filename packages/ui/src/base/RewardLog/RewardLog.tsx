import type { Satang } from '@wallet/contract/wire/money';
import { Box } from '@mantine/core';
import { Hint } from '../Hint/Hint.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LoadState } from '../LoadState/LoadState.tsx';
import { isEmptyList, type ListPage } from '../list-page.ts';
import { ListRow } from '../ListRow/ListRow.tsx';
import type { Loadable } from '../loadable.ts';
import { Money } from '../Money/Money.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { SheetSection } from '../SheetSection/SheetSection.tsx';
import { UnreadableAlert } from '../UnreadableAlert/UnreadableAlert.tsx';

/** Amount, time, and the friend who caused it, if any. */
export interface RewardEntry {
  readonly name?: string;
  readonly amount: Satang;
  /** ISO 8601. */
  readonly at: string;
}

export interface RewardLogProps {
  /** Title, meaning of the amounts, title and text of the empty list. */
  texts: Readonly<Record<'title' | 'empty' | 'emptyText', string> & { text?: string }>;
  /** Entries of the page; the previous page, refreshing, while the next one loads. */
  log: Loadable<ListPage & { readonly entries: readonly RewardEntry[] }>;
  /** Requested page, from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** Received rewards, newest first, ten per page (spec 9). */
export function RewardLog({ texts, log, page, onPage }: RewardLogProps) {
  return (
    <SheetSection title={texts.title}>
      <LoadState of={log} />
      {log.state === 'ready' &&
        (isEmptyList(log.data, log.data.entries.length, page) ? (
          <EmptyState title={texts.empty} text={texts.emptyText} />
        ) : (
          <>
            {texts.text && <Hint>{texts.text}</Hint>}
            <UnreadableAlert count={log.data.unreadable} />
            <Box
              component="ul"
              m={0}
              p={0}
              aria-busy={log.isRefreshing ?? false}
              style={{ listStyle: 'none' }}
            >
              {log.data.entries.map(({ name, amount, at }, index) => (
                <PartBoundary key={`${at}/${index}`} name="reward" shape="li">
                  <ListRow
                    title={name === undefined ? <DateTime value={at} /> : <bdi>{name}</bdi>}
                    end={<Money amount={amount} />}
                    details={name === undefined ? [] : [<DateTime key={at} value={at} />]}
                  />
                </PartBoundary>
              ))}
            </Box>
            <Pager page={page} list={log.data} shown={log.data.entries.length} onPage={onPage} />
          </>
        ))}
    </SheetSection>
  );
}
