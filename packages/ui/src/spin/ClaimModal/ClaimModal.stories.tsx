import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { couponsSample } from '../spin.sample.ts';
import { ClaimModal } from './ClaimModal.tsx';

export default { title: 'Spin/Claim modal' };

const nothing = () => undefined;

/** Confirming leads to `ends`, as a backend would; `begins` is where it stands from the start. */
const Example = ({ ends, begins, at = 0 }: { ends?: Progress; begins?: Progress; at?: number }) => {
  const t = useWords('spin');
  const { opener, sheet, end } = usePlayedSheet(t('coupons.claim'), { begins, ends });
  const coupon = couponsSample[at];
  return (
    <>
      {opener}
      {coupon && (
        <ClaimModal
          coupon={coupon}
          {...sheet}
          onClaim={end}
          onStatement={nothing}
          onBonuses={nothing}
          onContact={nothing}
        />
      )}
    </>
  );
};

const refused = (message: string): Progress => ({ state: 'refused', failure: { message } });

export const Ready = () => <Example />;
export const WithoutAmount = () => <Example at={2} />;
export const Pending = () => <Example begins={{ state: 'pending' }} />;
export const Done = () => <Example begins={{ state: 'done' }} />;
export const Failed = () => <Example begins={refused('COUPON_EXPIRED')} />;
export const BonusRemaining = () => <Example begins={refused('BONUS_REMAINING')} />;
export const Present = () => <Example begins={refused('INVALID_COUPON_TYPE')} />;
export const UnknownChecking = () => (
  <Example begins={{ state: 'unknown', verdict: 'checking', failure: { message: 'fault:connection' } }} />
);
export const UnknownHappened = () => (
  <Example begins={{ state: 'unknown', verdict: 'happened', failure: { message: 'fault:connection' } }} />
);
