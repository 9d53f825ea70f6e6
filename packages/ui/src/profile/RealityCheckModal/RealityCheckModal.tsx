import { Button, Skeleton, Text } from '@mantine/core';
import type { Satang } from '@wallet/contract/wire/money';
import { hoursMinutesSeconds } from '../../base/countdown/countdown.ts';
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { SheetButtons } from '../../base/Sheet/SheetParts.tsx';
import { UnreadableAlert } from '../../base/UnreadableAlert/UnreadableAlert.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

export interface RealityCheckModalProps {
  isOpen: boolean;
  /** Whole seconds since login. */
  seconds: number;
  /** Deposits and requested withdrawals of this session, from the statement. */
  spending: Loadable<{
    readonly deposits: Satang;
    readonly withdrawals: Satang;
    readonly unreadable?: number;
  }>;
  onContinue: () => void;
  /** Called by the button that logs out. */
  onBreak: () => void;
}

/** Reality check: duration and money of the session. Only its two buttons close it. */
export function RealityCheckModal({
  isOpen,
  seconds,
  spending,
  onContinue,
  onBreak,
}: RealityCheckModalProps) {
  const t = useTranslation('profile');
  const money = (kind: 'deposits' | 'withdrawals') =>
    spending.state === 'ready' ? <Money amount={spending.data[kind]} /> : <Skeleton width="5rem" />;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onContinue}
      isLocked
      title={t('realityCheck.title')}
      footer={
        <SheetButtons>
          <Button variant="default" onClick={onBreak}>
            {t('realityCheck.break')}
          </Button>
          <Button variant="default" onClick={onContinue}>
            {t('realityCheck.continue')}
          </Button>
        </SheetButtons>
      }
    >
      {/* Opens unasked: focus starts outside of the buttons, so a keystroke cannot answer. */}
      <div data-autofocus tabIndex={-1} style={{ outline: 'none' }}>
        <Text c="dimmed" ta="center" mb="md">
          {t('playSafely.clock')}
          <Text span display="block" fz="var(--wallet-figure)" fw={700} c="bright">
            {hoursMinutesSeconds(seconds)}
          </Text>
        </Text>
        {spending.state === 'failed' ? (
          <ErrorState title={t('realityCheck.failed')} onRetry={spending.retry} failure={spending.failure} />
        ) : (
          <div aria-busy={spending.state === 'loading'}>
            <DescriptionList
              items={[
                { label: t('realityCheck.deposits'), value: money('deposits') },
                { label: t('realityCheck.withdrawals'), value: money('withdrawals') },
              ]}
            />
          </div>
        )}
        {spending.state === 'ready' && <UnreadableAlert count={spending.data.unreadable} />}
        <Hint size="xs" mt="md" mx={0} mb={0}>
          {t('realityCheck.note')}
        </Hint>
      </div>
    </Sheet>
  );
}
