import { Alert } from '@mantine/core';
import type { Invite } from '@wallet/contract/invite';
import type { Satang } from '@wallet/contract/wire/money';
import type { WalletView } from '@wallet/contract/wallet';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { toErrorBody } from '../../base/fault.ts';
import { RewardCard } from '../../base/RewardCard/RewardCard.tsx';
import { RewardSheet, type RewardDialogProps } from '../../base/RewardSheet/RewardSheet.tsx';
import type { ListPage } from '../../base/list-page.ts';
import { mapLoadable, type Loadable } from '../../base/loadable.ts';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { InviteLink } from './InviteLink.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface InviteModalProps extends RewardDialogProps {
  /** The amount to receive, with its two shares in percent. */
  wallet: Loadable<Pick<WalletView, 'invite'>>;
  /** Registration link with the member's invite code; undefined while it loads. */
  link: string | undefined;
  invites: Loadable<ListPage & { readonly invites: readonly Invite[] }>;
  /** Moves an amount in satang into the wallet. Called once per confirmation. */
  onAdd: (amount: Satang) => unknown;
}

/** The invite link, the amount that friends brought in, and receiving it (spec 2, /user/home). */
export function InviteModal({ wallet, link, invites, onAdd, ...sheet }: InviteModalProps) {
  const t = useTranslation('invite');
  const tRefund = useTranslation('refund');
  const { errorText } = useErrors();
  return (
    <RewardSheet
      {...sheet}
      noun="invite"
      log={mapLoadable(invites, entriesOf)}
      onIntoWallet={onAdd}
      doneText={(received) =>
        received?.kind === 'wallet'
          ? t('wallet.done', { amount: received.amount })
          : `${errorText('INVITE_BONUS_SUCCESS')} ${tRefund('reward.bonusDone')}`
      }
    >
      {(onChoose) => (
        <>
          <LoadState of={wallet} />
          {wallet.state === 'ready' &&
            (wallet.data.invite ? (
              <RewardCard
                label={t('amount')}
                amount={wallet.data.invite.amount}
                shares={wallet.data.invite}
                reason={wallet.data.invite.amount > 0 ? undefined : <p>{t('nothing')}</p>}
                onChoose={onChoose}
              />
            ) : (
              <Alert {...alertProps.warning}>{errorText(toErrorBody('unexpected'))}</Alert>
            ))}
          {link !== undefined && <InviteLink link={link} />}
        </>
      )}
    </RewardSheet>
  );
}

const entriesOf = ({ invites, ...list }: ListPage & { invites: readonly Invite[] }) => ({
  ...list,
  entries: invites.map(({ from: { name }, amount, createdAt }) => ({ name, amount, at: createdAt })),
});
