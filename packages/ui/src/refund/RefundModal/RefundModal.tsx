import type { Refund, RefundCheck } from '@wallet/contract/refund';
import { satang, toBaht } from '@wallet/contract/wire/money';
import type { Banner } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { GainLog } from '../../base/GainLog/GainLog.tsx';
import { GainSheet, type GainSheetProps } from '../../base/GainSheet/GainSheet.tsx';
import type { ChosenGain } from '../../base/GainSheet/gain.ts';
import { useGainQuestion } from '../../base/GainSheet/use-gain-question.tsx';
import { Loading } from '../../base/Loading/Loading.tsx';
import type { Listed } from '../../base/listed.ts';
import { mapLoadable, type Loadable } from '../../base/loadable.ts';
import { useStateOfOpening } from '../../base/opening/opening.ts';
import { useErrorText, useWords } from '../../words/index.ts';
import { RefundAmount } from './RefundAmount.tsx';

export interface RefundModalProps extends Pick<
  GainSheetProps,
  'isOpen' | 'onClose' | 'progress' | 'onReset' | 'onRefused' | 'onStatement' | 'onBonuses'
> {
  banners: Loadable<readonly Banner[]>;
  /** What is set aside, whether it can be received, and in which shares. */
  check: Loadable<RefundCheck>;
  /** What was received so far, page by page, newest first. */
  refunds: Loadable<Listed & { readonly refunds: readonly Refund[] }>;
  /** The page asked for, from 1. */
  page: number;
  onPage: (page: number) => void;
  /** What is decided already when the sheet opens: it asks, or states how that ended. */
  defaultChosen?: ChosenGain | undefined;
  /** Receives everything as a bonus; called once per confirmation. */
  onReceive: () => unknown;
  /** Receives the success share into the wallet and gives the rest up; called once per confirmation. */
  onAddToWallet: () => unknown;
}

/** A share of what was lost, given back: what is set aside, and the two ways to receive it. Stated, and never urged. */
export function RefundModal({
  check,
  refunds,
  page,
  onPage,
  defaultChosen,
  onReceive,
  onAddToWallet,
  ...sheet
}: RefundModalProps) {
  const t = useWords('refund');
  const errorText = useErrorText();
  const ask = useGainQuestion();
  const [chosen, setChosen] = useStateOfOpening(sheet.isOpen, defaultChosen);
  const isIntoWallet = chosen?.way === 'wallet';
  const given = isIntoWallet ? restOf(chosen) : undefined;
  const question =
    chosen &&
    ask({
      chosen,
      label: t('amount'),
      ...(given && { warning: given.rest > 0 ? t('wallet.warning', given) : t('wallet.warningWhole') }),
      onConfirm: isIntoWallet ? onAddToWallet : onReceive,
    });

  return (
    <GainSheet
      {...sheet}
      title={t('title')}
      question={question}
      onBack={() => setChosen(undefined)}
      ending={{
        doneTitle: t('done.title'),
        doneText: `${errorText('REFUND_SUCCESS')} ${isIntoWallet ? t('wallet.done') : t('gain.bonusDone')}`,
        refusedTitle: t('refused.title'),
        verdicts: t('verdict', { returnObjects: true }),
        receipt: chosen && { amount: chosen.received },
      }}
    >
      {check.state === 'loading' && <Loading />}
      {check.state === 'failed' && <Failed onRetry={check.retry} failure={check.failure} />}
      {check.state === 'ready' && (
        <RefundAmount check={check.data} onChoose={setChosen} onBonuses={sheet.onBonuses} />
      )}
      <GainLog
        title={t('list.title')}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        log={mapLoadable(refunds, entriesOf)}
        page={page}
        onPage={onPage}
      />
    </GainSheet>
  );
}

/** What goes to the wallet and what is given up, in baht. */
const restOf = ({ amount, received }: ChosenGain) => ({
  share: toBaht(received),
  rest: toBaht(satang(amount - received)),
});

const entriesOf = ({ refunds, ...list }: Listed & { refunds: readonly Refund[] }) => ({
  ...list,
  entries: refunds.map(({ refundAmount, createdAt }) => ({ baht: refundAmount, at: createdAt })),
});
