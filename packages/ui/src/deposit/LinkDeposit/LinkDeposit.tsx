import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { truelinkMinimum } from '@wallet/contract/deposit';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { useSubmitForm } from '../../base/form/use-submit-form.ts';
import { notify } from '../../base/Toasts/Toasts.tsx';
import type { Progress } from '../../base/progress.ts';
import { outcomeOf, ResultActions, ResultDetails } from '../../base/ResultDialog/ResultDialog.tsx';
import { SheetActions } from '../../base/Sheet/SheetActions.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useErrorAdvice, useErrorText, useWords } from '../../words/index.ts';
import { giftLinkIn, giftTextLength, looksLikeGift } from '../gift-link.ts';
import { useLostAnswer } from '../../base/ResultDialog/lost-answer.ts';
import { status } from '../../base/status/status.tsx';

export interface LinkDepositProps {
  /** The text in the field; what fails is kept, so it belongs to whoever keeps the sheet. */
  typed: string;
  onType: (typed: string) => void;
  /** How the last sending stands. */
  progress: Progress;
  /** Epoch in milliseconds before which another try is no use. */
  retryAt: number | undefined;
  /** Sends a link; called once per intent. */
  onSend: (link: string) => unknown;
  /** Forgets how the last sending ended. */
  onReset: () => void;
  onStatement: () => void;
  onClose: () => void;
}

/** A true-wallet gift link: pasted as it was shared, sent once, and never again by itself (spec 5, decisions 12). */
export function LinkDeposit(props: LinkDepositProps) {
  const { progress, onReset, onStatement, onClose } = props;
  const t = useWords('deposit');
  const withReason = useLostAnswer();
  const outcome = progress.state === 'refused' ? undefined : outcomeOf(progress);
  if (!outcome) return <LinkForm {...props} />;
  const hasFailed = outcome === 'failure';
  return (
    <SheetStep key={outcome}>
      <ResultDetails
        outcome={outcome}
        text={
          <>
            <Text fw={600}>
              {outcome === 'unknown'
                ? t('common:outcome.unknownTitle')
                : t(hasFailed ? 'link.refused' : 'link.done.title')}
            </Text>
            {progress.state === 'unknown'
              ? withReason(progress, t(`link.verdict.${progress.verdict}`))
              : t('link.done.text')}
          </>
        }
      />
      <SheetActions>
        <ResultActions outcome={outcome} onClose={hasFailed ? onReset : onClose} onStatement={onStatement} />
      </SheetActions>
    </SheetStep>
  );
}

/** From so many characters on a text that holds no gift link is called odd: before, it is still being typed. */
const oddLength = 16;

function LinkForm({ typed, onType, progress, retryAt, onSend, onReset }: LinkDepositProps) {
  const t = useWords('deposit');
  const errorText = useErrorText();
  const errorAdvice = useErrorAdvice();
  const wait = useSecondsLeft(retryAt);
  const form = useSubmitForm<{ link: string }>({
    initialValues: { link: typed },
    progress,
    validate: ({ link }) => ({ link: link.trim() === '' && t('link.reason') }),
    onSubmit: ({ link: text }) => (wait > 0 ? Promise.resolve() : onSend(giftLinkIn(text) ?? text.trim())),
    onEdit: () => progress.state === 'refused' && onReset(),
    onValuesChange: ({ link: text }) => onType(text),
  });
  const { isPending } = form;
  const field = form.getInputProps('link');
  const link = giftLinkIn(field.value) ?? field.value.trim();
  const isOdd = link.length >= oddLength && !looksLikeGift(link);

  const take = (text: string) =>
    form.setFieldValue('link', giftLinkIn(text) ?? text.slice(0, giftTextLength));
  const paste = async () => {
    try {
      take(await navigator.clipboard.readText());
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
            onChange={({ currentTarget }) => take(currentTarget.value)}
          />
          <Button variant="default" disabled={isPending} onClick={() => void paste()}>
            {t('link.paste')}
          </Button>
        </Stack>
        <div role="status">{isOdd && <Alert {...status.warning}>{t('link.odd')}</Alert>}</div>
        <div role="alert">
          {progress.state === 'refused' && (
            <Alert {...status.failure} title={errorText(progress.failure)}>
              {errorAdvice(progress.failure)}
            </Alert>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {t('link.minimum', { amount: truelinkMinimum })}
        </Text>
      </Stack>
      <SheetActions>
        <Button type="submit" size="lg" fullWidth loading={isPending} disabled={link === '' || wait > 0}>
          {link === '' ? t('link.reason') : wait > 0 ? t('wait', { count: wait }) : t('link.submit')}
        </Button>
      </SheetActions>
    </form>
  );
}
