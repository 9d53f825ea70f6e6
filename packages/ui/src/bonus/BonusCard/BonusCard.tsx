import { Button, Group, Paper, Text } from '@mantine/core';
import type { Bonus } from '@wallet/contract/bonus';
import { toMoment } from '@wallet/contract/wire/time';
import { useId } from 'react';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { StatusBadge } from '../../base/StatusBadge/StatusBadge.tsx';
import { useWords } from '../../words/index.ts';
import { bonusStateAt, type BonusState } from '../bonus-state.ts';
import { useHowOften } from '../how-often.ts';
import { withPercentFail } from '../percent-fail.ts';
import classes from './BonusCard.module.css';

export interface BonusCardProps {
  bonus: Bonus;
  /** The day whose receipts count, in epoch milliseconds. */
  today: number;
  /** Opens its sheet; not called for one that is received out. */
  onOpen: () => void;
}

/**
 * A bonus on offer: the beginning of the operator's words, how often it is given, what cancelling it costs, and how the
 * member stands with it. One that is received out can still be reached by keyboard, and says why it leads nowhere.
 */
export function BonusCard({ bonus, today, onOpen }: BonusCardProps) {
  const t = useWords('bonus');
  const id = useId();
  const howOften = useHowOften();
  const { code, percentFail, banners } = bonus;
  const state = bonusStateAt(bonus, today);
  const isOut = state.kind === 'received-out';
  const [banner] = banners;
  const image = banner?.image && safeExternalUrl(banner.image, 'image');
  return (
    <Paper component="article" p="md" className={classes.card} data-state={state.kind}>
      <div className={classes.picture}>
        {image && <img src={image} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />}
      </div>
      <div>
        {state.kind === 'active' && <StatusBadge tone="pending">{t('card.current')}</StatusBadge>}
        {banner?.html && (
          <div className={classes.words}>
            <SafeHtml html={withPercentFail(banner.html, percentFail)} lines={3} />
          </div>
        )}
      </div>
      <Group justify="space-between" align="end" gap="xs" className={classes.foot}>
        <Text component="div" size="xs" c="dimmed" className={classes.facts}>
          <span id={`${id}-facts`}>
            <Text id={`${id}-code`} display="block" fw={600} c="bright" span inherit>
              {code}
            </Text>
            {isOut ? <ReceivedOut state={state} /> : howOften(bonus)}
          </span>
          {percentFail !== undefined && !isOut && <div>{t('card.lost', { percent: percentFail })}</div>}
        </Text>
        <Button
          variant={isOut ? 'default' : 'light'}
          size="sm"
          className={classes.open}
          aria-disabled={isOut || undefined}
          aria-haspopup={isOut ? undefined : 'dialog'}
          aria-labelledby={`${id}-open ${id}-code`}
          aria-describedby={`${id}-facts`}
          onClick={isOut ? undefined : onOpen}
        >
          <span id={`${id}-open`}>{t(`card.open.${state.kind}`)}</span>
        </Button>
      </Group>
    </Paper>
  );
}

/** Why it cannot be received for now, and from when it can again. */
export function ReceivedOut({ state }: { state: Extract<BonusState, { kind: 'received-out' }> }) {
  const t = useWords('bonus');
  if (state.resetsAt === undefined) return t('out.forever');
  return (
    <>
      {t('out.until')} <DateTime value={toMoment(state.resetsAt)} />
    </>
  );
}
