import { Group, InputBase, Text } from '@mantine/core';
import type { Bank } from '@wallet/contract/registration';
import { lazy, Suspense, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { useBankTranslation } from '../../base/BankBadge/use-bank-name.ts';
import { ChevronDownIcon } from '../../base/Icon/Icon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { offerBank } from './bank-list.ts';

const fetchSheet = () => import('./BankSheet.tsx');
const BankSheet = lazy(() => fetchSheet().then((m) => ({ default: m.BankSheet })));

export interface BankPickerProps {
  banks: Loadable<readonly Bank[]>;
  /** Code of the chosen bank; empty without a choice. */
  value: string;
  onChange: (code: string) => void;
  hasPopular: boolean;
  error?: ReactNode;
  /** Path of the field in its form. */
  'data-path'?: string;
  readOnly?: boolean;
  defaultOpened?: boolean;
}

/** Bank choice in a sheet, searchable by code, by Thai name, and by name in the language of the page. */
export function BankPicker({
  banks,
  value,
  onChange,
  hasPopular,
  error,
  readOnly = false,
  defaultOpened = false,
  'data-path': path,
}: BankPickerProps) {
  const t = useTranslation('registration');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(defaultOpened);
  const [wasOpen, setWasOpen] = useState(defaultOpened);
  useEffect(() => {
    // Preloads before the first tap; a failed import is repeated by the tap.
    fetchSheet().catch(() => undefined);
  }, []);
  const listId = useId();
  const data = banks.state === 'ready' ? banks.data : undefined;
  const translate = useBankTranslation();
  const offered = useMemo(
    () => (data ?? []).map((bank) => offerBank(bank, translate(bank.code), language === 'th')),
    [data, translate, language],
  );
  const chosen = offered.find(({ code }) => code === value);
  return (
    <>
      <InputBase
        component="button"
        type="button"
        pointer
        role="combobox"
        label={t('bank.label')}
        error={error}
        data-path={path}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        rightSection={<ChevronDownIcon size={20} />}
        rightSectionPointerEvents="none"
        onClick={() => {
          if (readOnly) return;
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {chosen ? (
          <Group component="span" gap="sm" wrap="nowrap" py={6}>
            <BankBadge code={chosen.code} size={32} />
            <span>{chosen.name}</span>
          </Group>
        ) : (
          <Text span c="var(--mantine-color-placeholder)">
            {t('bank.choose')}
          </Text>
        )}
      </InputBase>
      {wasOpen && (
        <Suspense>
          <BankSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            state={banks}
            offered={offered}
            listId={listId}
            value={value}
            hasPopular={hasPopular}
            onChoose={(code) => {
              onChange(code);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
