import { Alert, Button } from '@mantine/core';
import { toBaht, fromBaht } from '@wallet/contract/wire/money';
import { Money } from '../../base/Money/Money.tsx';
import { QrImage } from '../../base/SafeHtml/SafeHtml.tsx';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { useWords } from '../../words/index.ts';
import { QrClock } from './QrClock.tsx';
import classes from './QrDeposit.module.css';
import { QrPicture } from './QrPicture.tsx';
import type { QrInHand } from './qr-in-hand.ts';
import { useLook } from './use-look.ts';
import { status } from '../../base/status/status.tsx';

export interface QrViewProps {
  code: QrInHand;
  /** Seconds left. */
  left: number;
  /** Whom it pays. */
  receiver: string;
  /** Looks whether the money is there; resolves when that is known, or cannot be. */
  onCheck: () => Promise<unknown>;
  onCancel: () => void;
  /** Why it could not be cancelled, in words. */
  cancelFailed: string | undefined;
}

/** A code to pay: first what a bank app scans, then how to pay with the phone that shows it. */
export function QrView({ code, left, receiver, onCheck, onCancel, cancelFailed }: QrViewProps) {
  const t = useWords('deposit');
  const { isLooking, foundNothing, look } = useLook(onCheck);
  const amount = fromBaht(code.amount);
  return (
    <>
      <div className={classes.head}>
        <p className={classes.pay}>
          <span>{t('qr.pay')}</span>
          <strong>
            <Money amount={amount} />
          </strong>
        </p>
        <QrClock left={left} life={code.life} />
      </div>
      <div className={classes.code} data-over={left === 0}>
        <QrImage markup={code.markup} alt={t('qr.alt', { amount: toBaht(amount) })} size={272} />
      </div>
      <QrPicture code={code} receiver={receiver} />
      <div role="status">{foundNothing && <Alert {...status.info}>{t('qr.nothing')}</Alert>}</div>
      <div role="alert">
        {cancelFailed !== undefined && <Alert {...status.failure}>{cancelFailed}</Alert>}
      </div>
      <p className={classes.fact}>
        {t('qr.receiver', { name: receiver })}
        <br />
        {t('qr.once')}
      </p>
      <section className={classes.steps} aria-labelledby="pay-here">
        <h3 id="pay-here">{t('qr.steps.title')}</h3>
        <ol>
          <li>{t('qr.steps.save')}</li>
          <li>{t('qr.steps.open')}</li>
          <li>{t('qr.steps.choose')}</li>
        </ol>
      </section>
      <SheetActions>
        <div className={classes.pair}>
          <Button variant="default" onClick={onCancel}>
            {t('qr.cancel.action')}
          </Button>
          <Button loading={isLooking} onClick={look}>
            {t('qr.paid')}
          </Button>
        </div>
      </SheetActions>
    </>
  );
}
