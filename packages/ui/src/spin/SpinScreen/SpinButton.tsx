import { Loader, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import classes from './SpinButton.module.css';

export interface SpinButtonProps {
  coins: number;
  isPending: boolean;
  isTurning: boolean;
  /** The player has not seen the last result or failure: a tap before its dialog opens starts no spin. */
  isUnseen: boolean;
  /** Id of the text that explains why the button is disabled. */
  reasonId: string;
  onSpin: () => void;
}

/**
 * The button in the centre of the wheel. It uses `aria-disabled` to keep the focus, so that screen readers announce
 * the result.
 */
export function SpinButton({ coins, isPending, isTurning, isUnseen, reasonId, onSpin }: SpinButtonProps) {
  const t = useTranslation('spin');
  const isDisabled = coins <= 0 || isPending || isTurning || isUnseen;
  return (
    <UnstyledButton
      className={classes.button}
      aria-disabled={isDisabled}
      aria-busy={isPending || isTurning || undefined}
      aria-label={t('spinWith', { count: coins })}
      aria-describedby={reasonId}
      onClick={() => {
        if (!isDisabled) onSpin();
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
