import { useWords } from '../../words/index.ts';
import { Money } from '../Money/Money.tsx';
import { ConfirmSheet, type ConfirmSheetProps } from './ConfirmSheet.tsx';
import { noop, openSheet } from '../story.fixture.ts';

export default { title: 'Base/Confirm sheet' };

const Example = (props: Partial<ConfirmSheetProps>) => {
  const t = useWords('withdraw');
  return (
    <ConfirmSheet
      title={t('title')}
      lines={[
        { label: t('title'), value: <Money baht={500} /> },
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
export const Failed = () => <Example error={useWords('error')('MONEY_NOT_ENOUGH')} />;
export const Warning = () => <Example warning={useWords('error')('BONUS_CONDITION')} />;
export const Danger = () => <Example tone="danger" lines={[]} text={useWords('error')('BONUS_REMAINING')} />;
