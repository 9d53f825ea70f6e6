import { Text } from '@mantine/core';
import { Money, type MoneyProps } from './Money.tsx';

/** Amount in large digits, at the top of a sheet. */
export function LargeMoney(props: MoneyProps) {
  return (
    <Text component="p" fz="var(--wallet-figure)" fw={700} lh={1.25} ta="center">
      <Money {...props} />
    </Text>
  );
}
