import { useWords } from '../../words/index.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const Example = (props: Partial<CheckboxProps>) => (
  <Checkbox label={useWords('session')('remember')} {...props} />
);

export const Ready = () => <Example />;
export const Checked = () => <Example defaultChecked />;
export const Disabled = () => <Example disabled defaultChecked />;
export const WithDescription = () => <Example description={useWords('session')('rememberHint')} />;
