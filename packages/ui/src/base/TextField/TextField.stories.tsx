import { useWords } from '../../words/index.ts';
import { SearchIcon } from '../Icon/ActionIcon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const Example = (props: TextFieldProps) => (
  <TextField label={useWords('registration')('profile.name')} {...props} />
);

export const Ready = () => <Example />;
export const Empty = () => <Example placeholder="0.00" />;
export const Failed = () => <Example defaultValue="?" error={useWords('registration')('problem.name')} />;
export const Marked = () => <Example error />;
export const Disabled = () => <Example disabled defaultValue="Somchai" />;
export const Required = () => <Example required />;
export const WithDescription = () => <Example description={useWords('registration')('profile.nameHint')} />;
export const WithSections = () => <Example leftSection={<SearchIcon size={20} />} rightSection="฿" />;
