import { Button, Group, Paper, Text } from '@mantine/core';
import type { Bonus } from '@wallet/contract/bonus';
import { toMoment } from '@wallet/contract/wire/time';
import { useId } from 'react';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { Picture } from '../../base/Picture/Picture.tsx';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { StatusBadge } from '../../base/StatusBadge/StatusBadge.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { bonusStateAt, type BonusState } from '../bonus-state.ts';
import { useFrequencyText, withPercentFail } from '../bonus-texts.ts';
import classes from './BonusCard.module.css';

export interface BonusCardProps {
  bonus: Bonus;
  /** Start of the current day in epoch milliseconds, for daily limits. */
  today: number;
  /** Opens the bonus modal. Not called when the limit is reached. */
  onOpen: () => void;
}

/**
 * A bonus with the operator's text, its frequency and the cost of cancelling. A card at its limit stays focusable
 * and shows the reason.
 */
export function BonusCard({ bonus, today, onOpen }: BonusCardProps) {
  const t = useTranslation('bonus');
  const id = useId();
  const frequencyText = useFrequencyText();
  const { code, percentFail, banners } = bonus;
  const state = bonusStateAt(bonus, today);
  const isLimitReached = state.kind === 'received-out';
  const [banner] = banners;
  return (
    <Paper component="article" p="md" className={classes.card} data-state={state.kind}>
      <div className={classes.picture}>
        {banner && <Picture address={banner.image} alt="" fit="cover" loading="lazy" decoding="async" />}
      </div>
      <div>
        {state.kind === 'active' && <StatusBadge tone="pending">{t('card.current')}</StatusBadge>}
        {banner?.html && (
          <div className={classes.words}>
            <SafeHtml html={withPercentFail(banner.html, percentFail)} lines={4} />
          </div>
        )}
      </div>
      <Group justify="space-between" align="end" gap="xs" className={classes.foot}>
        <Hint component="div" size="xs" className={classes.facts}>
          <span id={`${id}-facts`}>
            <Text id={`${id}-code`} display="block" fw={600} c="bright" span inherit>
              {code}
            </Text>
            {isLimitReached ? <LimitReached state={state} /> : frequencyText(bonus)}
          </span>
          {percentFail !== undefined && !isLimitReached && (
            <div>{t('card.lost', { percent: percentFail })}</div>
          )}
        </Hint>
        <Button
          variant={isLimitReached ? 'default' : 'light'}
          size="sm"
          className={classes.open}
          aria-disabled={isLimitReached || undefined}
          aria-haspopup={isLimitReached ? undefined : 'dialog'}
          aria-labelledby={`${id}-open ${id}-code`}
          aria-describedby={`${id}-facts`}
          onClick={isLimitReached ? undefined : onOpen}
        >
          <span id={`${id}-open`}>{t(`card.open.${state.kind}`)}</span>
        </Button>
      </Group>
    </Paper>
  );
}

/** The reason why a bonus cannot be received now, and the time of the reset. */
export function LimitReached({ state }: { state: Extract<BonusState, { kind: 'received-out' }> }) {
  const t = useTranslation('bonus');
  if (state.resetsAt === undefined) return t('out.forever');
  return (
    <>
      {t('out.until')} <DateTime value={toMoment(state.resetsAt)} />
    </>
  );
}
