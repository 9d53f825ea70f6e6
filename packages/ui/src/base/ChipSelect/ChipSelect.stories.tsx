import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ChipSelect, type ChipSelectProps } from './ChipSelect.tsx';

export default { title: 'Base/Chip select' };

const Example = ({ value: first = 'deposit', ...props }: Partial<ChipSelectProps<string>>) => {
  const t = useTranslation('statement');
  const [value, setValue] = useState(first);
  const options = (['deposit', 'withdraw', 'transfer'] as const).map((kind) => ({
    value: kind,
    label: t(`kind.${kind}`),
  }));
  return <ChipSelect label={t('title')} options={options} {...props} value={value} onChange={setValue} />;
};

export const Ready = () => <Example />;
export const Empty = () => <Example value="" allowDeselect />;
export const WithDescription = () => <Example description={useTranslation('statement')('empty.text')} />;
