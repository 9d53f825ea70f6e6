import { NativeSelect } from '@mantine/core';
import { consoleLanguages, useLanguage, type ConsoleLanguage } from './texts.ts';

export function LanguageSelect() {
  const { t, language, setLanguage } = useLanguage();
  return (
    <NativeSelect
      aria-label={t('shell.language')}
      value={language}
      onChange={({ currentTarget }) => setLanguage(currentTarget.value as ConsoleLanguage)}
      data={Object.entries(consoleLanguages).map(([value, label]) => ({ value, label }))}
      size="xs"
      ml="auto"
      w={92}
      style={{ flexShrink: 0 }}
    />
  );
}
