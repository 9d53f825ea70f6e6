import { NativeSelect } from '@mantine/core';
import { languages, toTag, type Language } from '@wallet/locales';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { ChevronDownIcon } from '../Icon/Icon.tsx';
import classes from './LanguageSelect.module.css';

export interface LanguageSelectProps {
  /** Called with the chosen language; the caller switches and stores it. */
  onChange: (language: Language) => void;
}

/** Native select of languages, each in its own name; the closed field shows a short form. */
export function LanguageSelect({ onChange }: LanguageSelectProps) {
  const t = useTranslation('common');
  const { language } = useLanguage();
  const chosen = languages.find((one) => one.language === language);
  return (
    <NativeSelect
      aria-label={t('language.label')}
      classNames={classes}
      leftSection={<span lang={chosen && toTag(language)}>{chosen?.short}</span>}
      leftSectionPointerEvents="none"
      rightSection={<ChevronDownIcon size={18} />}
      rightSectionPointerEvents="none"
      value={language}
      onChange={({ currentTarget }) => {
        const wanted = languages.find((one) => one.language === currentTarget.value);
        if (wanted) onChange(wanted.language);
      }}
    >
      {languages.map((one) => (
        <option key={one.language} value={one.language} lang={toTag(one.language)}>
          {one.endonym}
        </option>
      ))}
    </NativeSelect>
  );
}
