import { languages, toTag, type Language } from '@wallet/locales';
import { useLanguage, useWords } from '../../words/index.ts';
import { ChevronDownIcon } from '../Icon/Icon.tsx';
import classes from './LanguageSwitch.module.css';

export interface LanguageSwitchProps {
  /** Asked for by the player; the owner switches the words and remembers the choice. */
  onChange: (language: Language) => void;
}

/** The three languages, each in its own name, as the phone's own list. */
export function LanguageSwitch({ onChange }: LanguageSwitchProps) {
  const t = useWords('common');
  const { language } = useLanguage();
  return (
    <span className={classes.switch}>
      <select
        className={classes.list}
        aria-label={t('language.label')}
        value={language}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((one) => one.language === currentTarget.value);
          if (chosen) onChange(chosen.language);
        }}
      >
        {languages.map((one) => (
          <option key={one.language} value={one.language} lang={toTag(one.language)}>
            {one.endonym}
          </option>
        ))}
      </select>
      <span className={classes.arrow}>
        <ChevronDownIcon size={18} />
      </span>
    </span>
  );
}
