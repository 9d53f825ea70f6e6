import { satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { Money } from '../Money/Money.tsx';
import { ConfirmSheet, type ConfirmSheetProps } from './ConfirmSheet.tsx';
import { noop, openSheet } from '../story.fixture.ts';

export default { title: 'Base/Confirm sheet' };

const Example = (props: Partial<ConfirmSheetProps>) => {
  const t = useTranslation('withdraw');
  return (
    <ConfirmSheet
      title={t('title')}
      items={[
        { label: t('title'), value: <Money amount={satang(500_00)} /> },
        { label: 'KBANK', value: '***-*-*6789' },
      ]}
      {...props}
      {...openSheet}
      onConfirm={noop}
    />
  );
};

export const Ready = () => <Example />;
export const Pending = () => <Example isPending />;
export const Failed = () => <Example error={useTranslation('error')('MONEY_NOT_ENOUGH')} />;
export const Warning = () => <Example warning={useTranslation('error')('BONUS_CONDITION')} />;
export const Danger = () => (
  <Example tone="danger" items={[]} text={useTranslation('error')('BONUS_REMAINING')} />
);
