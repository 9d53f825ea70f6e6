import { Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { SearchIcon } from '../../base/Icon/MemberIcon.tsx';
import { CheckIcon } from '../../base/Icon/Icon.tsx';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { arrangeBanks, type OfferedBank } from './bank-list.ts';
import classes from './BankPicker.module.css';

export interface BankSearchProps {
  banks: readonly OfferedBank[];
  /** Id of the list, for `aria-controls`. */
  listId: string;
  value: string;
  hasPopular: boolean;
  onChoose: (code: string) => void;
}

/** Searchable list: type to filter, arrow keys to move, Enter or a tap to choose. */
export function BankSearch({ banks, listId, value, hasPopular, onChoose }: BankSearchProps) {
  const t = useTranslation('registration');
  const { tag } = useLanguage();
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { popular, others } = arrangeBanks(banks, { search, tag, hasPopular });
  const shown = [...popular, ...others];
  const at = shown.findIndex(({ code }) => code === current);
  const optionId = (code: string) => `${listId}-${code}`;

  useEffect(() => {
    list.current?.querySelector('[data-current="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      const next = at < 0 && step < 0 ? shown.length - 1 : (at + step + shown.length) % shown.length;
      setCurrent(shown[next]?.code);
    }
    if (event.key === 'Enter') {
      // The field is inside a form: Enter chooses a bank and must not submit.
      event.preventDefault();
      const bank = shown[at] ?? (shown.length === 1 ? shown[0] : undefined);
      if (bank) onChoose(bank.code);
    }
  };
  const option = ({ code, name, nameTH }: OfferedBank) => (
    <div
      key={code}
      id={optionId(code)}
      role="option"
      aria-selected={code === value}
      data-current={code === current}
      className={classes.option}
      onClick={() => onChoose(code)}
    >
      <BankBadge code={code} />
      <Stack component="span" gap={0} miw={0} flex={1}>
        <span>{name}</span>
        {nameTH && (
          <Hint span size="xs" lang="th">
            {nameTH}
          </Hint>
        )}
      </Stack>
      {code === value && <CheckIcon size={20} />}
    </div>
  );
  const group = (label: string, members: readonly OfferedBank[]) =>
    members.length > 0 && (
      <div role="group" aria-label={label}>
        <Hint size="xs" mt="sm" mx={0} mb="0.125rem" aria-hidden>
          {label}
        </Hint>
        {members.map(option)}
      </div>
    );
  return (
    <>
      <div className={classes.search}>
        <TextInput
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={at < 0 ? undefined : optionId(shown[at]?.code ?? '')}
          aria-label={t('bank.search')}
          placeholder={t('bank.search')}
          leftSection={<SearchIcon size={20} />}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          // No autofocus on touch: the keyboard would cover the list.
          data-autofocus={matchMedia('(pointer: fine)').matches || undefined}
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value);
            setCurrent(undefined);
          }}
          onKeyDown={walk}
        />
        <div role="status">
          {search !== '' && (
            <Hint size="xs" mt="xs">
              {t('bank.found', { count: shown.length })}
            </Hint>
          )}
        </div>
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={t('bank.label')}>
        {group(t('bank.popular'), popular)}
        {popular.length > 0 ? group(t('bank.all'), others) : others.map(option)}
      </div>
      {shown.length === 0 && (
        <Text my="lg" c="dimmed" ta="center" style={{ overflowWrap: 'anywhere' }}>
          {t('bank.none', { search })}
        </Text>
      )}
    </>
  );
}
