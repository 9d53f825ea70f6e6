import type { Bank } from '@wallet/contract/registration';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { BankBadge } from '../../base/BankBadge/BankBadge.tsx';
import { Failed } from '../../base/Failed/Failed.tsx';
import { ChevronDownIcon } from '../../base/Icon/Icon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Loading } from '../../base/Loading/Loading.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { Field } from '../../base/TextField/Field.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { offerBank } from './bank-list.ts';
import { BankSearch } from './BankSearch.tsx';
import classes from './BankPicker.module.css';

export interface BankPickerProps {
  banks: Loadable<readonly Bank[]>;
  /** The code of the chosen bank; empty when none is chosen. */
  value: string;
  onChange: (code: string) => void;
  /** Whether popular banks stand first. */
  hasPopular: boolean;
  error?: ReactNode;
}

/** Chooses a bank in a sheet of its own: searched by code or by its name in any language. */
export function BankPicker({ banks, value, onChange, hasPopular, error }: BankPickerProps) {
  const t = useWords('registration');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const data = banks.state === 'ready' ? banks.data : undefined;
  const names: Readonly<Record<string, string>> = t('banks', { returnObjects: true });
  const offered = useMemo(
    () =>
      (data ?? []).map((bank) =>
        offerBank(bank, Object.hasOwn(names, bank.code) ? names[bank.code] : undefined, language === 'th'),
      ),
    [data, names, language],
  );
  const chosen = offered.find(({ code }) => code === value);
  return (
    <>
      <Field label={t('bank.label')} error={error}>
        {(control) => (
          <button
            {...control}
            type="button"
            role="combobox"
            className={classes.opener}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(true)}
          >
            {chosen ? (
              <span className={classes.chosen}>
                <BankBadge code={chosen.code} size={32} />
                <span>{chosen.name}</span>
              </span>
            ) : (
              <span className={classes.placeholder}>{t('bank.choose')}</span>
            )}
            <ChevronDownIcon size={20} />
          </button>
        )}
      </Field>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('bank.choose')}>
        {banks.state === 'loading' && <Loading />}
        {banks.state === 'failed' && <Failed onRetry={banks.retry} />}
        {banks.state === 'ready' && (
          <BankSearch
            banks={offered}
            listId={listId}
            value={value}
            hasPopular={hasPopular}
            onChoose={(code) => {
              onChange(code);
              setOpen(false);
            }}
          />
        )}
      </Sheet>
    </>
  );
}
