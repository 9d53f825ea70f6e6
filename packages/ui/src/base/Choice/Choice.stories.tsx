import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { Choice, type ChoiceProps } from './Choice.tsx';

export default { title: 'Base/Choice' };

const Example = ({ value: first = 'deposit', ...props }: Partial<ChoiceProps<string>>) => {
  const t = useWords('statement');
  const [value, setValue] = useState(first);
  const options = (['deposit', 'withdraw', 'transfer'] as const).map((kind) => ({
    value: kind,
    label: t(`kind.${kind}`),
  }));
  return <Choice label={t('title')} options={options} {...props} value={value} onChange={setValue} />;
};

export const Ready = () => <Example />;
export const Empty = () => <Example value="" isOptional />;
export const WithDescription = () => <Example description={useWords('statement')('empty.text')} />;
