import { Group, Input, Text, type InputProps } from '@mantine/core';
import { mainWallet, type TransferAccount } from '@wallet/contract/accounts';
import { memo, useDeferredValue, useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../base/Icon/Icon.tsx';
import { GameIcon, WalletIcon } from '../../base/Icon/MoneyIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import classes from './AccountField.module.css';

export interface AccountFieldProps extends Omit<
  InputProps & ComponentProps<'select'>,
  'size' | 'value' | 'error' | 'id'
> {
  label: string;
  error?: ReactNode;
  accounts: readonly TransferAccount[];
  value: string | undefined;
  disabledCode: string | undefined;
}

/** A select that shows the chosen account as a row with its balance. Memoised: digits of the amount leave it as it is. */
export const AccountField = memo(function AccountField({
  label,
  error,
  accounts,
  value = '',
  disabledCode,
  ...props
}: AccountFieldProps) {
  const t = useTranslation('wallet');
  const id = useId();
  const chosen = accounts.find(({ code }) => code === value);
  // The chosen account with the sheet, the others after it: there may be hundreds.
  const options = useDeferredValue(accounts, chosen ? [chosen] : []);
  const Icon = value === mainWallet ? WalletIcon : GameIcon;
  return (
    <Input.Wrapper label={label} error={error} id={id}>
      <Group className={classes.row} gap="sm" wrap="nowrap" data-error={error ? true : undefined}>
        <Icon size={22} />
        <Group component="span" gap="0 0.75rem" flex={1} miw={0}>
          <Text span inherit fw={600} flex="1 0 auto" maw="100%" {...(!chosen && { c: 'dimmed' })}>
            {chosen ? (chosen.name ?? t('account')) : t('transfer.choose')}
          </Text>
          {chosen && (
            <Hint span inherit>
              <Money amount={chosen.balance} />
            </Hint>
          )}
        </Group>
        <ChevronDownIcon size={18} />
        <Input
          component="select"
          variant="unstyled"
          classNames={{ wrapper: classes.over, input: classes.over }}
          id={id}
          error={Boolean(error)}
          // Without its option, a select would show another one.
          value={chosen ? value : ''}
          {...props}
        >
          <option value="" disabled>
            {t('transfer.choose')}
          </option>
          {options.map((account) => (
            <AccountOption key={account.code} account={account} isDisabled={account.code === disabledCode} />
          ))}
        </Input>
      </Group>
    </Input.Wrapper>
  );
});

const AccountOption = memo(function AccountOption({
  account: { code, name, balance },
  isDisabled,
}: {
  account: TransferAccount;
  isDisabled: boolean;
}) {
  const t = useTranslation('wallet');
  return (
    <option value={code} disabled={isDisabled}>
      {t('transfer.option', { name: name ?? t('account'), balance })}
    </option>
  );
});
