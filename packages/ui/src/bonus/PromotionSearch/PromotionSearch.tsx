import { Button, Loader } from '@mantine/core';
import { codeLength, type Promotion } from '@wallet/contract/bonus';
import { useRef, useState, type FormEvent } from 'react';
import { Failed } from '../../base/Failed/Failed.tsx';
import { focusFirstInvalid } from '../../base/first-invalid/first-invalid.ts';
import { SearchIcon } from '../../base/Icon/ActionIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { UppercaseInput } from '../../base/UppercaseInput/UppercaseInput.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { withPercentFail } from '../percent-fail.ts';
import classes from './PromotionSearch.module.css';

export interface PromotionSearchProps {
  /** The code that was looked up, in capitals; it fills the field. */
  code: string | undefined;
  /** What that code gives; null for one nobody knows. */
  promotion: Loadable<Promotion | null>;
  /** Looks a code up, in capitals. */
  onSearch: (code: string) => void;
  /** Leads to receiving what the code gives. */
  onOpen: () => void;
}

/** Looks a promotion code up; what it gives is shown with the way to receive it (spec 2, /user/bonus). */
export function PromotionSearch({ code, promotion, onSearch, onOpen }: PromotionSearchProps) {
  const t = useWords('bonus');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(code ?? '');
  const [isMissing, setMissing] = useState(false);
  const [filledFor, setFilledFor] = useState(code);
  if (code !== filledFor) {
    // Back leads to the code before.
    setFilledFor(code);
    setTyped(code ?? '');
    setMissing(false);
  }
  // What was found belongs to the code it was found for.
  const isShown = code !== undefined && typed.trim() === code && !isMissing;
  const answer = isShown && promotion.state === 'ready' ? promotion : undefined;
  const found = answer?.data;
  // Asked for again, a code that was not there may be there by now.
  const isSearching = isShown && (promotion.state === 'loading' || (found === null && answer?.isRefreshing));
  const problem = isMissing ? 'required' : found === null && !isSearching ? 'not-found' : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setMissing(wanted === '');
    if (wanted !== '') {
      setTyped(wanted);
      onSearch(wanted);
    } else requestAnimationFrame(() => form.current && focusFirstInvalid(form.current));
  };

  return (
    <section className={classes.search} aria-label={t('promotion.title')}>
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        <UppercaseInput
          label={t('promotion.title')}
          name="promotion"
          value={typed}
          maxLength={codeLength}
          error={problem !== undefined}
          onChange={(value) => {
            setTyped(value);
            setMissing(false);
          }}
        />
        <Button
          type="submit"
          size="compact-md"
          leftSection={<SearchIcon size={18} />}
          loading={isSearching === true}
        >
          {t('promotion.search')}
        </Button>
      </form>
      <div role="status" className={classes.state} data-problem={problem !== undefined}>
        {isSearching && (
          <p className={classes.searching}>
            <Loader size={20} aria-hidden />
            {t('promotion.searching')}
          </p>
        )}
        {problem === 'required' && <p>{t('promotion.required')}</p>}
        {problem === 'not-found' && (
          <p>
            {errorText('NO_PROMOTION')} {errorAdvice('NO_PROMOTION')}
          </p>
        )}
        {found && <p className={classes.found}>{t('promotion.found', { code })}</p>}
      </div>
      {isShown && promotion.state === 'failed' && (
        <Failed title={t('promotion.failed')} onRetry={promotion.retry} failure={promotion.failure} />
      )}
      {found && (
        <div className={classes.card}>
          <SafeHtml html={withPercentFail(found.description, found.percentFail)} />
          <Button aria-haspopup="dialog" onClick={onOpen}>
            {t('promotion.open')}
          </Button>
        </div>
      )}
    </section>
  );
}
