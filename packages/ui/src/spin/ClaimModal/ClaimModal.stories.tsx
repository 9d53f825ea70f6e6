import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { idle, type Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { couponsSample } from '../spin.sample.ts';
import { ClaimModal } from './ClaimModal.tsx';

const nothing = () => undefined;

/** Confirming leads to `ends`, as a backend would; `begins` is where it stands from the start. */
const Example = ({
  ends = { state: 'done' },
  begins = idle,
  at = 0,
}: {
  ends?: Progress;
  begins?: Progress;
  at?: number;
}) => {
  const t = useWords('spin');
  const [isOpen, setOpen] = useState(true);
  const [progress, setProgress] = useState(begins);
  const coupon = couponsSample[at];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('coupons.claim')}</Button>
      {coupon && (
        <ClaimModal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          coupon={coupon}
          progress={progress}
          onClaim={() => setProgress(ends)}
          onReset={() => setProgress(idle)}
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
export const UnknownChecking = () => <Example begins={{ state: 'unknown', verdict: 'checking' }} />;
export const UnknownHappened = () => <Example begins={{ state: 'unknown', verdict: 'happened' }} />;
