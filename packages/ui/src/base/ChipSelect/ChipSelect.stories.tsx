import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { ChipSelect, type ChipSelectProps } from './ChipSelect.tsx';

export default { title: 'Base/Chip select' };

const Example = ({ value: first = 'deposit', ...props }: Partial<ChipSelectProps<string>>) => {
  const t = useWords('statement');
  const [value, setValue] = useState(first);
  const options = (['deposit', 'withdraw', 'transfer'] as const).map((kind) => ({
    value: kind,
    label: t(`kind.${kind}`),
  }));
  return <ChipSelect label={t('title')} options={options} {...props} value={value} onChange={setValue} />;
};

export const Ready = () => <Example />;
export const Empty = () => <Example value="" allowDeselect />;
export const WithDescription = () => <Example description={useWords('statement')('empty.text')} />;
