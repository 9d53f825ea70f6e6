import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { pageSize } from '@wallet/contract/wire/page';
import { endOfDay, toMoment } from '@wallet/contract/wire/time';
import { idle, type Progress } from '@wallet/ui/base/progress';
import { StatementSearchModal } from '@wallet/ui/statement/StatementSearchModal';
import { useState } from 'react';
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
  const { search, close } = useDialog();
  const { isAt } = useDialogControls();
  const filter = filterOf({ ...route.useSearch() });
  const [dayProgress, setDayProgress] = useState<Progress>(idle);

  const openDay = async (day: string) => {
    const end = endOfDay(Date.parse(`${day}T00:00:00.000+07:00`));
    const read = (page: number) => client.fetchQuery(statementQuery(page));
    setDayProgress({ state: 'pending' });
    try {
      const page = await findPage(read, pageSize, end);
      const { statements } = await read(page);
      setDayProgress(idle);
      const first = statements.find((transaction) => isBefore(transaction, end)) ?? statements.at(-1);
      // The player may have closed the dialog.
      if (isAt('search'))
        await navigate({
          to: '/user/statement',
          search: page > 1 ? { page } : {},
          replace: true,
          ...(first && { hash: toMoment(Date.parse(first.createdAt)).slice(0, 10) }),
        });
    } catch (error) {
      setDayProgress({ state: 'refused', failure: failureOf(error) });
    }
  };

  return (
    <StatementSearchModal
      isOpen={search.modal === 'search'}
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
