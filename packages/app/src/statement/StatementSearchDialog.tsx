import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { pageSize } from '@wallet/contract/wire/page';
import { endOfDay, toMoment } from '@wallet/contract/wire/time';
import { idle, type Progress } from '@wallet/ui/base/progress';
import { useAtEnd } from '@wallet/ui/base/at-end';
import { StatementSearchModal } from '@wallet/ui/statement/StatementSearchModal';
import { useRef, useState } from 'react';
import { failureOf } from '#api/api-error.ts';
import { useDialog, useDialogControls } from '#navigation/dialog.ts';
import { statementQuery } from './api.ts';
import { filterOf, filterSearch } from './filter-search.ts';
import { findPage, isBefore } from './find-page.ts';

const route = getRouteApi('/_player/user/statement');

/** `?modal=search` */
export function StatementSearchDialog() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isOpen, close } = useDialog('search');
  const { isAt } = useDialogControls();
  const filter = filterOf({ ...route.useSearch() });
  const [dayProgress, setDayProgress] = useState<Progress>(idle);
  const latest = useRef<object>(undefined);
  useAtEnd(isOpen, () => {
    latest.current = undefined;
    setDayProgress(idle);
  });

  const openDay = async (day: string) => {
    const end = endOfDay(Date.parse(`${day}T00:00:00.000+07:00`));
    const read = (page: number) => client.fetchQuery(statementQuery(page));
    const current = {};
    latest.current = current;
    setDayProgress({ state: 'pending' });
    try {
      const page = await findPage(read, pageSize, end);
      const { statements } = await read(page);
      // The player may have closed the dialog, and opened it again.
      if (latest.current !== current || !isAt('search')) return;
      setDayProgress(idle);
      const first = statements.find((transaction) => isBefore(transaction, end)) ?? statements.at(-1);
      await navigate({
        to: '/user/statement',
        search: page > 1 ? { page } : {},
        replace: true,
        ...(first && { hash: toMoment(Date.parse(first.createdAt)).slice(0, 10) }),
      });
    } catch (error) {
      if (latest.current === current) setDayProgress({ state: 'refused', failure: failureOf(error) });
    }
  };

  return (
    <StatementSearchModal
      isOpen={isOpen}
      onClose={close}
      filter={filter ?? {}}
      onSearch={(wanted) =>
        void navigate({ to: '/user/statement', search: filterSearch(wanted), replace: true })
      }
      dayProgress={dayProgress}
      onDay={openDay}
    />
  );
}
