import { Anchor, Button, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { Slip } from '@wallet/contract/statement';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { DateTime } from '../../base/DateTime/DateTime.tsx';
import { ExternalIcon } from '../../base/Icon/MemberIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { StatusBadge, statusTones } from '../../base/StatusBadge/StatusBadge.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { SlipContact } from '../SlipContact/SlipContact.tsx';
import { useSlipFailureText } from '../use-slip-failure-text.ts';
import classes from './SlipsModal.module.css';
import { newTab } from '../../base/Link/Link.tsx';

/** The slip picture that the player opened last. */
export interface SlipPicture {
  readonly reference: string | null | undefined;
  /** `pending` while its address loads; `blocked` when the browser opened no tab. */
  readonly state: 'pending' | 'failed' | 'blocked';
  /** Link for a picture whose tab was blocked. */
  readonly href?: string;
}

export interface SlipRowProps {
  slip: Slip;
  /** State of this slip's picture, if it was opened. */
  picture: SlipPicture | undefined;
  onPicture: () => void;
}

/** A slip: time, amount, status with its reason, reference for support, and a button for its picture. */
export function SlipRow({ slip, picture, onPicture }: SlipRowProps) {
  const t = useTranslation('statement');
  const { reason, advice } = useSlipFailureText()(slip);
  const { createdAt, amount, status, reference, link } = slip;
  return (
    <Table.Tr role="row" className={classes.row}>
      <Table.Td role="cell" className={classes.time} fz="xs" c="dimmed">
        <DateTime value={createdAt} />
      </Table.Td>
      <Table.Td role="cell" ta="end" fw={600}>
        {amount > 0 ? <Money amount={amount} /> : '–'}
      </Table.Td>
      <Table.Td role="cell" fz="sm" className={classes.status}>
        <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>{' '}
        {reason && <span>({reason})</span>}
        {advice && (
          <Hint size="xs" mt="xs">
            {advice}
          </Hint>
        )}
        {status === 'FAILED' && <SlipContact slip={slip} size="compact-sm" mt="xs" />}
        {reference && (
          <Hint span size="xs" className={classes.reference}>
            {t('detail.reference')} {reference}
            <CopyButton text={reference} label={t('detail.copy')} />
          </Hint>
        )}
      </Table.Td>
      <Table.Td role="cell" className={classes.view}>
        {(reference || link) && (
          <Button
            variant="default"
            size="compact-sm"
            rightSection={<ExternalIcon size={16} />}
            loading={picture?.state === 'pending'}
            onClick={onPicture}
          >
            {t('slip.view')}
          </Button>
        )}
        <div role="status">
          {picture?.state === 'failed' && (
            <Hint size="xs" mt="xs">
              {t('slip.viewFailed')}
            </Hint>
          )}
          {picture?.href !== undefined && (
            <Anchor href={picture.href} {...newTab}>
              {t('slip.viewBlocked')}
            </Anchor>
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
