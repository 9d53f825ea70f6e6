import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { couponPageSize, type Coupon } from '@wallet/contract/spin';
import { asShown } from '@wallet/locales/joined';
import { useId, useState } from 'react';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import type { Listed } from '../../base/listed.ts';
import type { Loadable } from '../../base/loadable.ts';
import { Pager } from '../../base/Pager/Pager.tsx';
import { Unreadable } from '../../base/Unreadable/Unreadable.tsx';
import { useWords } from '../../words/index.ts';
import classes from './CouponList.module.css';

/** Coupons, and how many more could not be read. */
export type CouponRows = Pick<Listed, 'unreadable'> & { readonly coupons: readonly Coupon[] };

export interface CouponListProps {
  /** All that can be claimed, newest first. */
  coupons: Loadable<CouponRows>;
  onClaim: (coupon: Coupon) => void;
}

/** What was won and not claimed yet, three to a page (spec 9). */
export function CouponList({ coupons, onClaim }: CouponListProps) {
  const t = useWords('spin');
  const titleId = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('coupons.title')}
      </Title>
      {coupons.state === 'loading' && <Skeleton height="9rem" />}
      {coupons.state === 'failed' && (
        <Failed title={t('coupons.failed')} onRetry={coupons.retry} failure={coupons.failure} />
      )}
      {coupons.state === 'ready' && (
        <>
          <Unreadable count={coupons.data.unreadable} />
          {coupons.data.coupons.length > 0 ? (
            <Pages coupons={coupons.data.coupons} onClaim={onClaim} />
          ) : (
            !coupons.data.unreadable && (
              <EmptyState title={t('coupons.empty')} text={t('coupons.emptyText')} />
            )
          )}
        </>
      )}
    </Stack>
  );
}

function Pages({ coupons, onClaim }: { coupons: readonly Coupon[]; onClaim: (coupon: Coupon) => void }) {
  const t = useWords('spin');
  const [asked, setAsked] = useState(1);
  // The last page may have gone with the last coupon on it.
  const page = Math.min(asked, Math.ceil(coupons.length / couponPageSize));
  const shown = coupons.slice((page - 1) * couponPageSize, page * couponPageSize);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((coupon) => (
          <CouponRow key={coupon._id} coupon={coupon} onClaim={() => onClaim(coupon)} />
        ))}
      </ul>
      <Pager
        page={page}
        list={{ total: coupons.length }}
        shown={shown.length}
        pageSize={couponPageSize}
        onPage={setAsked}
      />
      <p className={classes.note}>{t('coupons.expiry')}</p>
    </>
  );
}

function CouponRow({ coupon, onClaim }: { coupon: Coupon; onClaim: () => void }) {
  const t = useWords('spin');
  const { prize, expiresAt } = coupon;
  return (
    <li className={classes.row}>
      <span className={classes.label} aria-hidden>
        {prize.slice.label}
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{asShown(prize.name)}</p>
        {expiresAt !== undefined && (
          <p className={classes.until}>
            {t('coupons.until')} <DateTime value={expiresAt} />
          </p>
        )}
      </div>
      <Button
        variant="light"
        size="sm"
        className={classes.claim}
        aria-label={t('coupons.claimOf', { prize: prize.name })}
        onClick={onClaim}
      >
        {t('coupons.claim')}
      </Button>
    </li>
  );
}
