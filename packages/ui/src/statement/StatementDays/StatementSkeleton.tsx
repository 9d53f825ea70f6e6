import { Paper, Skeleton } from '@mantine/core';
import { ListRow } from '../../base/ListRow/ListRow.tsx';
import classes from './StatementDays.module.css';

const skeletonRows = Array.from({ length: 5 }, (_, at) => at);

export function StatementSkeleton() {
  return (
    <Paper aria-busy>
      <div className={classes.date}>
        <Skeleton width="7rem" />
      </div>
      <ul className={classes.rows}>
        {skeletonRows.map((at) => (
          <ListRow
            key={at}
            icon={<Skeleton height="100%" circle />}
            title={<Skeleton width="6rem" />}
            details={[<Skeleton key={at} width="8rem" />]}
            end={<Skeleton width="5rem" />}
            endText={<Skeleton width="4rem" />}
          />
        ))}
      </ul>
    </Paper>
  );
}
