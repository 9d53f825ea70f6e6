import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { couponPageSize, type Coupon } from '@wallet/contract/spin';
import { asShown } from '@wallet/locales/joined';
import { useId, useState } from 'react';
import couponsArt from '../../art/coupons.svg?no-inline';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { ListPage } from '../../base/list-page.ts';
import { ListRow } from '../../base/ListRow/ListRow.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Pager } from '../../base/Pager/Pager.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

/** Coupons, and the number of unreadable ones. */
export type CouponRows = Pick<ListPage, 'unreadable'> & { readonly coupons: readonly Coupon[] };

export interface CouponListProps {
  /** Newest first. */
  coupons: Loadable<CouponRows>;
  onClaim: (coupon: Coupon) => void;
}

/** Unclaimed prizes, three per page (spec 9). */
export function CouponList({ coupons, onClaim }: CouponListProps) {
  const t = useTranslation('spin');
  const titleId = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('coupons.title')}
      </Title>
      <LoadState of={coupons} title={t('coupons.failed')} loading={<CouponListSkeleton />} />
      {coupons.state === 'ready' && (
        <>
          <UnreadableAlert count={coupons.data.unreadable} />
          {coupons.data.coupons.length > 0 ? (
            <CouponPages coupons={coupons.data.coupons} onClaim={onClaim} />
          ) : (
            !coupons.data.unreadable && (
              <EmptyState art={couponsArt} title={t('coupons.empty')} text={t('coupons.emptyText')} />
            )
          )}
        </>
      )}
    </Stack>
  );
}

function CouponPages({ coupons, onClaim }: Pick<CouponRows, 'coupons'> & Pick<CouponListProps, 'onClaim'>) {
  const t = useTranslation('spin');
  const [requestedPage, setRequestedPage] = useState(1);
  // Claiming the last coupon of a page removes that page.
  const page = Math.min(requestedPage, Math.ceil(coupons.length / couponPageSize));
  const shown = coupons.slice((page - 1) * couponPageSize, page * couponPageSize);
  return (
    <>
      <Paper component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map((coupon) => (
          <PartBoundary key={coupon._id} name="coupon" shape="li">
            <CouponRow coupon={coupon} onClaim={() => onClaim(coupon)} />
          </PartBoundary>
        ))}
      </Paper>
      <Pager
        page={page}
        list={{ total: coupons.length }}
        shown={shown.length}
        pageSize={couponPageSize}
        onPage={setRequestedPage}
      />
      <Hint>{t('coupons.expiry')}</Hint>
    </>
  );
}

function CouponRow({ coupon, onClaim }: { coupon: Coupon; onClaim: () => void }) {
  const t = useTranslation('spin');
  const { prize, expiresAt } = coupon;
  return (
    <ListRow
      icon={
        <Text
          span
          aria-hidden
          size="xs"
          fw={600}
          ta="center"
          c="gold.4"
          lineClamp={2}
          style={{ overflowWrap: 'anywhere' }}
        >
          {prize.slice.label}
        </Text>
      }
      title={asShown(prize.name)}
      details={
        expiresAt === undefined
          ? []
          : [
              <span key="until">
                {t('coupons.until')} <DateTime value={expiresAt} />
              </span>,
            ]
      }
      action={
        <Button
          variant="light"
          size="sm"
          aria-label={t('coupons.claimOf', { prize: prize.name })}
          onClick={onClaim}
        >
          {t('coupons.claim')}
        </Button>
      }
    />
  );
}

function CouponListSkeleton() {
  return (
    <Paper component="ul" m={0} p={0} aria-busy style={{ listStyle: 'none' }}>
      {[0, 1].map((at) => (
        <ListRow
          key={at}
          icon={<Skeleton height="100%" circle />}
          title={<Skeleton width="7rem" />}
          details={[<Skeleton key={at} width="9rem" />]}
          action={<Skeleton width="5rem" height="2.75rem" />}
        />
      ))}
    </Paper>
  );
}
