import { Stack, VisuallyHidden } from '@mantine/core';
import type { Coupon, SpinResult, SpinSetup } from '@wallet/contract/spin';
import type { Loadable } from '../../base/loadable.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { CouponList, type CouponRows } from '../CouponList/CouponList.tsx';
import { Legend } from '../Legend/Legend.tsx';
import { isPrize } from '../prize.ts';
import { WheelStage, type WheelStageProps } from './WheelStage.tsx';
import classes from './SpinScreen.module.css';

export interface SpinScreenProps extends Omit<WheelStageProps, 'setup'> {
  /** The wheel and the coins; without a wheel it is closed. */
  setup: Loadable<SpinSetup['result']>;
  coupons: Loadable<CouponRows>;
  onClaim: (coupon: Coupon) => void;
}

/** The wheel, its legend and the coupons (spec 2, /user/spin). */
export function SpinScreen({ coupons, onClaim, ...stage }: SpinScreenProps) {
  const t = useTranslation('spin');
  const { setup, result, isTurning } = stage;
  const slices = setup.state === 'ready' ? setup.data.activeSpinwheel?.slices : undefined;
  return (
    <Screen title={t('title')}>
      <div className={classes.parts}>
        <Stack gap="lg">
          <PartBoundary name="wheel">
            <WheelStage {...stage} />
          </PartBoundary>
          <div role="status">
            {result && !isTurning && (
              <VisuallyHidden>
                {t(announcementOf(result), { label: result.label })}
                {result.remainingCoin !== undefined && ` ${t('won.left', { count: result.remainingCoin })}`}
              </VisuallyHidden>
            )}
          </div>
        </Stack>
        {slices && slices.length > 0 && (
          <PartBoundary name="legend">
            <Legend slices={slices} />
          </PartBoundary>
        )}
        <PartBoundary name="coupons">
          <CouponList coupons={coupons} onClaim={onClaim} />
        </PartBoundary>
      </div>
    </Screen>
  );
}

const announcementOf = ({ code }: SpinResult) =>
  isPrize(code) ? ('won.announced' as const) : ('nothing.announced' as const);
