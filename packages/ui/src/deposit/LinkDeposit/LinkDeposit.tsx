import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { truelinkMinimum } from '@wallet/contract/deposit';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { notify } from '../../base/Toasts/Toasts.tsx';
import { retryAtOf, type Progress } from '../../base/progress.ts';
import { SubmitButton } from '../../base/ConfirmSheet/SubmitButton.tsx';
import { SheetActions } from '../../base/Sheet/SheetParts.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { findGiftLink, maxGiftTextLength, isPlausibleGiftLink } from '../gift-link.ts';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { Advice } from '../../base/support/Advice.tsx';

export interface LinkDepositProps {
  /** Value of the field, kept by the parent across a failed attempt. */
  linkText: string;
  onLinkTextChange: (linkText: string) => void;
  progress: Progress;
  /** Sends a link. Called once per intent. */
  onSend: (link: string) => unknown;
  onReset: () => void;
}

/** Shorter texts without a gift link are probably still being typed, so no warning appears. */
const warningLength = 16;

/** Deposits by a TrueMoney gift link. The link is sent once and never retried (spec 5, decisions 12). */
export function LinkDeposit({ linkText, onLinkTextChange, progress, onSend, onReset }: LinkDepositProps) {
  const t = useTranslation('deposit');
  const { errorText } = useErrors();
  const wait = useSecondsLeft(retryAtOf(progress));
  const form = useSubmitForm<{ link: string }>({
    initialValues: { link: linkText },
    progress,
    validate: ({ link }) => ({ link: link.trim() === '' && t('link.reason') }),
    onSubmit: ({ link: text }) => wait === 0 && onSend(findGiftLink(text) ?? text.trim()),
    onEdit: () => progress.state === 'refused' && wait === 0 && onReset(),
    onValuesChange: ({ link: text }) => onLinkTextChange(text),
  });
  const { isPending } = form;
  const field = form.getInputProps('link');
  const link = findGiftLink(field.value) ?? field.value.trim();
  const isSuspicious = link.length >= warningLength && !isPlausibleGiftLink(link);

  const setLink = (text: string) =>
    form.setFieldValue('link', findGiftLink(text) ?? text.slice(0, maxGiftTextLength));
  const paste = async () => {
    try {
      setLink(await navigator.clipboard.readText());
    } catch {
      notify({ tone: 'info', text: t('link.pasteFailed') });
    }
  };

  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="lg">
        <Stack gap="sm">
          <TextInput
            label={t('link.field')}
            description={t('link.hint')}
            {...field}
            placeholder="gift.truemoney.com/…"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            onChange={({ currentTarget }) => setLink(currentTarget.value)}
          />
          <Button variant="default" disabled={isPending} onClick={() => void paste()}>
            {t('link.paste')}
          </Button>
        </Stack>
        <div role="status">{isSuspicious && <Alert {...alertProps.warning}>{t('link.odd')}</Alert>}</div>
        <div role="alert">
          {progress.state === 'refused' && (
            <Alert {...alertProps.failure} title={errorText(progress.failure)}>
              <Advice failure={progress.failure} />
            </Alert>
          )}
        </div>
        <Hint>{t('link.minimum', { amount: truelinkMinimum })}</Hint>
      </Stack>
      <SheetActions>
        <SubmitButton isPending={isPending} disabled={link === '' || wait > 0}>
          {link === '' ? t('link.reason') : wait > 0 ? t('common:wait', { count: wait }) : t('link.submit')}
        </SubmitButton>
      </SheetActions>
    </form>
  );
}
