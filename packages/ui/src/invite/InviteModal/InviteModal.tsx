import { Alert } from '@mantine/core';
import type { Invite } from '@wallet/contract/invite';
import type { Satang } from '@wallet/contract/wire/money';
import type { WalletView } from '@wallet/contract/wallet';
import type { Banner } from '../../base/BannerCarousel/BannerCarousel.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { toErrorBody } from '../../base/fault.ts';
import { RewardCard } from '../../base/RewardCard/RewardCard.tsx';
import { RewardLog } from '../../base/RewardLog/RewardLog.tsx';
import { RewardSheet, type RewardSheetProps } from '../../base/RewardSheet/RewardSheet.tsx';
import { payoutOf, type ChosenReward } from '../../base/RewardSheet/reward.ts';
import { useRewardConfirmation } from '../../base/RewardSheet/use-reward-confirmation.tsx';
import type { ListPage } from '../../base/list-page.ts';
import { mapLoadable, type Loadable } from '../../base/loadable.ts';
import { useResetOnOpen } from '../../base/reset-on-open/use-reset-on-open.ts';
import { useErrorText, useTranslation } from '../../i18n/index.ts';
import { InviteLink } from './InviteLink.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface InviteModalProps extends Pick<
  RewardSheetProps,
  'isOpen' | 'onClose' | 'progress' | 'onReset' | 'onRefused' | 'onStatement' | 'onBonuses'
> {
  banners: Loadable<readonly Banner[]>;
  /** The amount to receive, with its two shares in percent. */
  wallet: Loadable<Pick<WalletView, 'invite'>>;
  /** Registration link with the member's invite code; undefined while it loads. */
  link: string | undefined;
  /** Past rewards, newest first. */
  invites: Loadable<ListPage & { readonly invites: readonly Invite[] }>;
  page: number;
  onPage: (page: number) => void;
  /** Initial choice: the sheet opens with its confirmation, or with its result. */
  defaultChosen?: ChosenReward | undefined;
  /** Receives everything as a bonus. Called once per confirmation. */
  onReceive: () => unknown;
  /** Moves an amount in satang into the wallet. Called once per confirmation. */
  onAdd: (amount: Satang) => unknown;
}

/** The invite link, the amount that friends brought in, and receiving it (spec 2, /user/home). */
export function InviteModal({
  wallet,
  link,
  invites,
  page,
  onPage,
  defaultChosen,
  onReceive,
  onAdd,
  ...sheet
}: InviteModalProps) {
  const t = useTranslation('invite');
  const tRefund = useTranslation('refund');
  const errorText = useErrorText();
  const confirmationOf = useRewardConfirmation();
  const [chosen, setChosen] = useResetOnOpen(sheet.isOpen, defaultChosen);
  const isIntoWallet = chosen?.kind === 'wallet';
  const confirmation =
    chosen &&
    confirmationOf({
      chosen,
      label: t('amount'),
      onConfirm: () => (isIntoWallet ? onAdd(chosen.amount) : onReceive()),
    });

  return (
    <RewardSheet
      {...sheet}
      title={t('title')}
      confirmation={confirmation}
      onBack={() => setChosen(undefined)}
      result={{
        doneTitle: t('done.title'),
        doneText:
          chosen && isIntoWallet
            ? t('wallet.done', { amount: payoutOf(chosen) })
            : `${errorText('INVITE_BONUS_SUCCESS')} ${tRefund('reward.bonusDone')}`,
        refusedTitle: t('refused.title'),
        verdicts: t('verdict', { returnObjects: true }),
        receipt: chosen && { amount: payoutOf(chosen) },
      }}
    >
      <LoadState of={wallet} />
      {wallet.state === 'ready' &&
        (wallet.data.invite ? (
          <Amount invite={wallet.data.invite} onChoose={setChosen} />
        ) : (
          <Alert {...alertProps.warning}>{errorText(toErrorBody('unexpected'))}</Alert>
        ))}
      {link !== undefined && <InviteLink link={link} />}
      <RewardLog
        title={t('list.title')}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        log={mapLoadable(invites, entriesOf)}
        page={page}
        onPage={onPage}
      />
    </RewardSheet>
  );
}

interface AmountProps {
  invite: NonNullable<WalletView['invite']>;
  onChoose: (reward: ChosenReward) => void;
}

function Amount({ invite: { amount, ...shares }, onChoose }: AmountProps) {
  const t = useTranslation('invite');
  return (
    <RewardCard
      label={t('amount')}
      amount={amount}
      shares={shares}
      reason={amount > 0 ? undefined : <p>{t('nothing')}</p>}
      onChoose={(kind) => onChoose({ kind, amount, shares })}
    />
  );
}

const entriesOf = ({ invites, ...list }: ListPage & { invites: readonly Invite[] }) => ({
  ...list,
  entries: invites.map(({ from: { name }, amount, createdAt }) => ({ name, amount, at: createdAt })),
});
