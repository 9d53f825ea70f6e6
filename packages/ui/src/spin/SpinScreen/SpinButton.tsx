import { Loader, Text, UnstyledButton } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import classes from './SpinButton.module.css';

export interface SpinButtonProps {
  coins: number;
  /** The spin was asked for, and the answer is on its way. */
  isPending: boolean;
  isTurning: boolean;
  /** The id of the words that say why it cannot be used. */
  reasonId: string;
  onSpin: () => void;
}

/**
 * The hub of the wheel. Without coins and while it turns it takes no click, but keeps the focus, so that the reason and
 * the result can be heard.
 */
export function SpinButton({ coins, isPending, isTurning, reasonId, onSpin }: SpinButtonProps) {
  const t = useWords('spin');
  const isOff = coins <= 0 || isPending || isTurning;
  return (
    <UnstyledButton
      className={classes.button}
      aria-disabled={isOff}
      aria-busy={isPending || isTurning || undefined}
      aria-label={t('spinWith', { count: coins })}
      aria-describedby={reasonId}
      onClick={() => {
        if (!isOff) onSpin();
      }}
    >
      {isPending ? (
        <Loader size={20} aria-hidden />
      ) : (
        <>
          <Text span size="lg" fw={600}>
            {t('spin')}
          </Text>{' '}
          <span className={classes.coins}>{t('coins', { count: coins })}</span>
        </>
      )}
    </UnstyledButton>
  );
}
