/** What banks, the operator and testers do about deposits. */
import { Moment } from '@wallet/contract/wire/time';
import { toMoment } from '@wallet/contract/wire/time';
import { toBaht } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import type { World } from '../../world/world.ts';
import { MemberKey, phoneOf, requireRow, RowId } from '../addressing.ts';
import { defineVerb, verbsOf } from '../verb.ts';
import type { Qr } from './qr.ts';
import { payQr, qrs } from './qr.ts';

/** A QR code by its id, else the open one of a member. */
const OneQr = z.strictObject({ member: z.exactOptional(MemberKey), qr: z.exactOptional(RowId) });
type OneQr = z.output<typeof OneQr>;

const QrView = z.strictObject({
  id: z.string(),
  memberId: z.string(),
  phone: z.string(),
  provider: z.string(),
  amount: z.number(),
  status: z.enum(['OPEN', 'PAID', 'EXPIRED', 'CANCELLED', 'REPLACED']),
  createdAt: Moment,
  expiresAt: Moment,
});

const showQr = (world: World, { id, memberId, provider, amount, status, ...row }: Qr) => ({
  id,
  memberId,
  phone: phoneOf(world, memberId),
  provider,
  amount: toBaht(amount),
  status,
  createdAt: toMoment(row.createdAt),
  expiresAt: toMoment(row.expiresAt),
});

const requireQr = (world: World, { member, qr: id }: OneQr): Qr =>
  requireRow(world, qrs(world), {
    member,
    id,
    what: 'QR code',
    which: 'open',
    isMeant: ({ status }) => status === 'OPEN',
  });

export const depositVerbs = verbsOf('deposit', {
  payQr: defineVerb({
    title: 'Somebody pays a QR code: the money reaches the wallet.',
    body: OneQr,
    answer: QrView,
    run: (world, body) => showQr(world, payQr(world, requireQr(world, body).id)),
  }),
});
