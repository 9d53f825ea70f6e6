import { Alert, Button, Stack, Text } from '@mantine/core';
import { useWords } from '../../words/index.ts';
import classes from './QrDeposit.module.css';
import { useLook } from './use-look.ts';
import { status } from '../../base/status/status.tsx';

export interface QrEndedProps {
  /** Baht of the code that is over. */
  amount: number;
  /** Its time ran out; otherwise it was closed before, which this phone did not do. */
  isExpired: boolean;
  onAgain: () => void;
  /** Looks whether the money is there; resolves when that is known, or cannot be. */
  onCheck: () => Promise<unknown>;
  onSendSlip: (() => void) | undefined;
  onContact: () => void;
}

/** A code that can no longer be paid: whoever has paid must not pay again, whoever has not needs a new one. */
export function QrEnded({ amount, isExpired, onAgain, onCheck, onSendSlip, onContact }: QrEndedProps) {
  const t = useWords('deposit');
  const { isLooking, foundNothing, look } = useLook(onCheck);
  return (
    <>
      <div role="status">
        <Text inherit c="dimmed">
          {t(isExpired ? 'qr.ended.expired' : 'qr.ended.closed')}
        </Text>
        <p className={classes.question}>{t('qr.ended.question', { amount })}</p>
      </div>
      <section className={classes.answer}>
        <h3>{t('qr.ended.yes')}</h3>
        <p>{t('qr.ended.yesText')}</p>
        <div role="status">{foundNothing && <Alert {...status.info}>{t('qr.nothing')}</Alert>}</div>
        <Stack gap="sm">
          <Button loading={isLooking} onClick={look}>
            {t('qr.ended.check')}
          </Button>
          {onSendSlip && (
            <Button variant="default" onClick={onSendSlip}>
              {t('qr.ended.slip')}
            </Button>
          )}
          <Button variant="default" onClick={onContact}>
            {t('contact')}
          </Button>
        </Stack>
      </section>
      <section className={classes.answer}>
        <h3>{t('qr.ended.no')}</h3>
        <p>{t('qr.ended.noText')}</p>
        <Button variant="default" fullWidth onClick={onAgain}>
          {t('qr.ended.again')}
        </Button>
      </section>
    </>
  );
}
