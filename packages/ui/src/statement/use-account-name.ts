import { rewardSources, type RewardSource } from '@wallet/contract/statement';
import { mainWallet } from '@wallet/contract/wallet';
import { useTranslation } from '../i18n/index.ts';

const isRewardSource = (name: string): name is RewardSource =>
  (rewardSources as readonly string[]).includes(name);

/** Returns the name of an account; accounts that are no game are translated (decisions 17). */
export function useAccountName(): (account: string) => string {
  const t = useTranslation('statement');
  return (account) => {
    const name = account.trim().toLowerCase();
    if (name === mainWallet) return t('wallet');
    return isRewardSource(name) ? t(`link.${name}`) : account;
  };
}
