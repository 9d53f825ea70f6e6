import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface SearchFieldProps extends Pick<TextInputProps, 'value'> {
  readonly label: string;
  readonly onSearch: (text: string) => void;
}

export const SearchField = ({ label, onSearch, ...props }: SearchFieldProps) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={label}
    leftSection={<IconSearch size={16} />}
    styles={{ input: { textOverflow: 'ellipsis' } }}
    style={{ flexGrow: 1 }}
    onChange={({ currentTarget }) => onSearch(currentTarget.value)}
    {...props}
  />
);
