import { Button } from '@mantine/core';
import type { Banner } from '@wallet/contract/site';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { payoutsOf } from '@wallet/contract/wire/reward';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { ActionSheet, type ActionDialogProps, type Confirmation } from '../ActionSheet/ActionSheet.tsx';
import { BannerCarousel } from '../BannerCarousel/BannerCarousel.tsx';
import { BannerSkeleton } from '../BannerCarousel/BannerSkeleton.tsx';
import { useNavigation } from '../Link/Link.tsx';
import type { Loadable } from '../loadable.ts';
import { Money } from '../Money/Money.tsx';
import { RewardLog, type RewardLogProps } from '../RewardLog/RewardLog.tsx';
import { idle, retryAtOf } from '../progress.ts';
import { evidenceOf } from '../ResultDialog/outcome.ts';
import { useResetOnOpen } from '../reset-on-open/use-reset-on-open.ts';
import { SheetStep } from '../Sheet/SheetParts.tsx';
import { notify } from '../Toasts/Toasts.tsx';
import { payoutOf, type ChosenReward } from './reward.ts';
import { useBannerStep } from './use-banner-step.ts';
import { useContact } from '../support/Advice.tsx';

/** Props of every dialog with a reward and the list of past ones. */
export interface RewardDialogProps extends ActionDialogProps {
  banners: Loadable<readonly Banner[]>;
  /** Called after a refusal: the shown data may be stale. */
  onRefused: () => void;
  /** Initial choice: the sheet opens with its confirmation, or with its result. */
  defaultChosen?: ChosenReward | undefined;
  /** Receives everything as a bonus. Called once per confirmation. */
  onReceive: () => unknown;
  /** Page of the past rewards, from 1. */
  page: number;
  onPage: (page: number) => void;
}

export interface RewardSheetProps extends RewardDialogProps, Pick<RewardLogProps, 'log'> {
  /** Namespace of its texts. */
  noun: 'invite' | 'refund';
  doneText: (received: Pick<ChosenReward, 'kind' | 'amount'> | undefined) => string;
  /** Takes the certain part of an amount into the wallet. Called once per confirmation. */
  onIntoWallet: (amount: Satang) => unknown;
  /** Renders the content, from which a reward is chosen. */
  children: (onChoose: (chosen: ChosenReward) => void) => ReactNode;
}

/** The catalogue advises another amount, which a reward does not let the player choose. */
const amountCodes: readonly string[] = ['TRANSFER_MINIMUM', 'MONEY_NOT_ENOUGH'];

/**
 * Reward from friends or losses and its receipt, after the operator's banners. A refusal shows a toast and returns
 * to the content (spec 8).
 */
export function RewardSheet({
  noun,
  log,
  page,
  onPage,
  banners,
  progress,
  defaultChosen,
  onRefused,
  onReceive,
  onIntoWallet,
  doneText,
  children,
  ...sheet
}: RewardSheetProps) {
  const t = useTranslation('refund');
  const own = useTranslation<'invite' | 'refund'>(noun);
  const title = own('title');
  const { errorText, errorAdvice, errorSentences } = useErrors();
  const contact = useContact();
  const { navigate } = useNavigation();
  const { step, pass } = useBannerStep(sheet.isOpen, banners);
  // The result is shown even if the response arrived while the sheet was closed.
  const [chosen, setChosen] = useResetOnOpen(sheet.isOpen, defaultChosen, progress.state !== 'idle');

  const refused = progress.state === 'refused' ? progress.failure : undefined;
  const showRefusal = useEffectEvent((failure: ErrorBody) => {
    const onContact = contact(failure);
    const action = failure.message.startsWith('BONUS_')
      ? { label: t('reward.bonuses'), onClick: () => navigate('/user/bonus') }
      : onContact && { label: t('common:ways.contact'), onClick: onContact };
    const text = amountCodes.includes(failure.message)
      ? `${errorText(failure)} ${errorAdvice('NO_REFUND')}`
      : errorSentences(failure);
    notify({ tone: 'failure', text, ...(action && { action }) });
    sheet.onReset();
    setChosen(undefined);
    onRefused();
  });
  useEffect(() => {
    if (refused) showRefusal(refused);
  }, [refused]);

  // More may have come in since the choice.
  const booked = evidenceOf(progress).record?.amount;
  const paid = chosen?.kind === 'wallet' ? booked : undefined;
  const received = chosen && { kind: chosen.kind, amount: paid ?? payoutOf(chosen) };
  const isOther = chosen?.kind === 'bonus' && (booked ?? chosen.amount) !== chosen.amount;
  const onConfirm = () => (chosen?.kind === 'wallet' ? onIntoWallet(chosen.amount) : onReceive());
  /** Amount, shares in percent and baht, warning (spec 8, decisions 90). */
  const confirmationOf = ({ kind, amount, shares }: ChosenReward): Confirmation => {
    const { certain, complete } = payoutsOf(amount, shares);
    const rest = satang(amount - certain);
    const whole = { label: own('amount'), value: <Money amount={amount} /> };
    if (kind === 'bonus')
      return {
        title: t('reward.asBonus'),
        items: [
          whole,
          { label: t('reward.success', { percent: shares.success }), value: <Money amount={complete} /> },
          { label: t('reward.fail', { percent: shares.fail }), value: <Money amount={rest} /> },
        ],
        warning: t('reward.bonusWarning', { lost: rest }),
        confirmLabel: t('reward.confirmBonus'),
        onConfirm,
      };
    const percent = Number((100 - shares.fail).toFixed(2));
    return {
      title: t('reward.intoWallet'),
      items: [
        whole,
        { label: t('reward.now', { percent }), value: <Money amount={certain} /> },
        ...(rest > 0
          ? [{ label: t('reward.givenUp', { percent: shares.fail }), value: <Money amount={rest} /> }]
          : []),
      ],
      warning: rest > 0 ? t('wallet.warning', { share: certain, rest }) : t('wallet.warningWhole'),
      confirmLabel: t('reward.receive', { amount: certain }),
      onConfirm,
    };
  };
  return (
    <ActionSheet
      {...sheet}
      title={title}
      progress={refused ? idle : progress}
      retryAt={retryAtOf(progress)}
      confirmation={chosen && confirmationOf(chosen)}
      onBack={() => setChosen(undefined)}
      result={{
        doneTitle: own('done.title'),
        doneText: doneText(received),
        refusedTitle: own('refused.title'),
        verdicts: own('verdict', { returnObjects: true }),
        receipt: { amount: isOther ? undefined : received?.amount },
      }}
      hasStatement
      footer={step === 'banners' && <Button onClick={pass}>{t('common:actions.next')}</Button>}
    >
      <SheetStep key={step}>
        {step === 'waiting' && <BannerSkeleton />}
        {step === 'banners' && banners.state === 'ready' && (
          <BannerCarousel label={title} banners={banners.data} />
        )}
        {step === 'content' && (
          <>
            {children(setChosen)}
            <RewardLog texts={own('list', { returnObjects: true })} {...{ log, page, onPage }} />
          </>
        )}
      </SheetStep>
    </ActionSheet>
  );
}
