import { Skeleton } from '@mantine/core';
import type { WalletView } from '@wallet/contract/wallet';
import { useTranslation } from '../../i18n/index.ts';
import type { Description } from '../DescriptionList/DescriptionList.tsx';
import type { Loadable } from '../loadable.ts';
import { Money } from '../Money/Money.tsx';

/** Returns the wallet balance for a receipt; empty where it could not be read. */
export function useCurrentBalance(
  wallet: Loadable<Partial<Pick<WalletView, 'wallet'>>>,
): readonly Description[] {
  const t = useTranslation('common');
  if (wallet.state !== 'ready' || !wallet.data.wallet || wallet.isStale) return [];
  const { amount } = wallet.data.wallet;
  return [
    {
      label: t('receipt.now'),
      value: wallet.isRefreshing ? <Skeleton width="6rem" /> : <Money amount={amount} />,
    },
  ];
}
