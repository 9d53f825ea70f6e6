import { Button } from '@mantine/core';
import { shownDateFormat } from '@wallet/contract/wire/time';
import type { Satang } from '@wallet/contract/wire/money';
import { use } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { playerTime } from '../DateTime/player-time.ts';
import type { Accepted } from '../progress.ts';
import { SheetButtons } from '../Sheet/SheetParts.tsx';
import type { Receipt } from './Receipt.tsx';
import { ResultDetails } from './ResultDialog.tsx';
import { SupportContext } from '../support/support.ts';

/** Returns title and text of an effect that the service accepted and nobody has seen (decisions 30). */
export function useAcceptedTexts(isChecking: boolean): { title: string; text: string } {
  const t = useTranslation('common');
  return isChecking
    ? { title: t('outcome.sentTitle'), text: t('outcome.sent') }
    : { title: t('outcome.unseenTitle'), text: t('outcome.unseen') };
}

interface AcceptedDetailsProps {
  accepted: Accepted;
  receipt?: Receipt | undefined;
}

/** Text and facts of an accepted effect, for the last step of a sheet. */
export function AcceptedDetails({ accepted, receipt }: AcceptedDetailsProps) {
  const isChecking = accepted.verdict === 'checking';
  const { text } = useAcceptedTexts(isChecking);
  return (
    <ResultDetails
      outcome={isChecking ? 'success' : 'unknown'}
      isWaiting
      isSilent
      text={text}
      receipt={{ ...receipt, balances: undefined, accepted }}
    />
  );
}

interface AcceptedActionsProps {
  accepted: Accepted;
  /** In satang, where it is known. */
  amount?: Satang | undefined;
  onClose: () => void;
  onStatement?: (() => void) | undefined;
}

/** Buttons of an accepted effect. Nothing sends it again. */
export function AcceptedActions({ accepted, amount, onClose, onStatement }: AcceptedActionsProps) {
  const t = useTranslation('common');
  return (
    <>
      {accepted.verdict !== 'checking' && <CheckActions {...accepted} amount={amount} />}
      <SheetButtons>
        {onStatement && (
          <Button variant="default" size="lg" onClick={onStatement}>
            {t('actions.openStatement')}
          </Button>
        )}
        <Button variant="default" size="lg" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </SheetButtons>
    </>
  );
}

export type CheckActionsProps = Pick<Accepted, 'at' | 'intent' | 'onCheck'> &
  Pick<AcceptedActionsProps, 'amount'>;

/** Checks an unseen effect again, or writes to support with its facts. */
export function CheckActions({ at, intent, amount, onCheck }: CheckActionsProps) {
  const t = useTranslation('common');
  const support = use(SupportContext);
  const facts = { time: playerTime(at).format(shownDateFormat), intent };
  const message =
    amount === undefined ? t('outcome.message', facts) : t('outcome.message_amount', { ...facts, amount });
  return (
    <SheetButtons>
      {support && (
        <Button variant="default" size="lg" onClick={() => support(message)}>
          {t('ways.contact')}
        </Button>
      )}
      <Button size="lg" onClick={onCheck}>
        {t('outcome.checkAgain')}
      </Button>
    </SheetButtons>
  );
}
