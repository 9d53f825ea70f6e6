/** What banks, the operator and testers do about deposits. */
import { qrProviders } from '@wallet/contract/deposit';
import { slipNotes } from '@wallet/contract/statement';
import { Baht, fromBaht, toBaht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { fail } from '../../world/failure.ts';
import { Refused } from '../../world/refused.ts';
import type { World } from '../../world/world.ts';
import {
  MaybeMember,
  MemberKey,
  phoneOf,
  requireMember,
  requireRow,
  RowId,
  rowsOfMember,
} from '../addressing.ts';
import { Amount, defineVerb, verbsOf } from '../verb.ts';
import { automaticChannels } from './channel.ts';
import { slipPicture } from './deposit.seed.ts';
import { receiveTransfer } from './deposit.ts';
import type { Qr } from './qr.ts';
import { createQr, endQr, payQr, qrMachine, qrs } from './qr.ts';
import type { Slip, SlipVerdict } from './slip.ts';
import { reviewSlip, sendSlip, slipMachine, slips } from './slip.ts';

/** A QR code by its id, else the open one of a member. */
const OneQr = z.strictObject({ member: z.exactOptional(MemberKey), qr: z.exactOptional(RowId) });

const QrView = z.strictObject({
  id: z.string(),
  memberId: z.string(),
  phone: z.string(),
  provider: z.string(),
  amount: Baht,
  status: z.enum(qrMachine.states),
  createdAt: Moment,
  expiresAt: Moment,
});

export const viewQr = (world: World, { eventIds: _planned, ...qr }: Qr): z.output<typeof QrView> => ({
  ...qr,
  phone: phoneOf(world, qr.memberId),
  amount: toBaht(qr.amount),
  createdAt: toMoment(qr.createdAt),
  expiresAt: toMoment(qr.expiresAt),
});

const requireQr = (world: World, { member, qr: id }: z.output<typeof OneQr>): Qr =>
  requireRow(world, qrs(world), {
    member,
    id,
    what: 'QR code',
    which: 'open',
    isMeant: ({ status }) => status === 'OPEN',
  });

/** A slip by its id, else the newest of a member that is in progress. */
const oneSlip = { member: z.exactOptional(MemberKey), slip: z.exactOptional(RowId) };

const SlipView = z.strictObject({
  id: z.string(),
  memberId: z.string(),
  phone: z.string(),
  status: z.enum(slipMachine.states),
  amount: Baht,
  note: z.exactOptional(z.string()),
  reference: z.string(),
  createdAt: Moment,
});

export const viewSlip = (
  world: World,
  { fate: _fate, eventId: _planned, ...slip }: Slip,
): z.output<typeof SlipView> => ({
  ...slip,
  phone: phoneOf(world, slip.memberId),
  amount: toBaht(slip.amount),
  createdAt: toMoment(slip.createdAt),
});

const Review = z.strictObject({
  ...oneSlip,
  amount: z.exactOptional(Amount),
  note: z.exactOptional(z.enum(Object.keys(slipNotes) as (keyof typeof slipNotes)[])),
});

function verdictOf({ amount, note }: z.output<typeof Review>): SlipVerdict {
  if (amount !== undefined && note === undefined) return { amount: fromBaht(amount) };
  if (note !== undefined && amount === undefined) return { note };
  throw new Refused(
    'senseless',
    'A review comes to an amount, or to a note that says why not: name one of them.',
  );
}

const requireSlip = (world: World, { member, slip: id }: z.output<typeof Review>): Slip =>
  requireRow(world, slips(world), {
    member,
    id,
    what: 'slip',
    which: 'unreviewed',
    isMeant: ({ status }) => status === 'in progress',
  });

/** What a slip is known again by; letters and digits, as banks write it. */
const Reference = z.string().check(z.regex(/^[A-Z0-9]{4,25}$/));

export const depositVerbs = verbsOf('deposit', {
  listQrs: defineVerb({
    title: 'The QR codes there are, oldest first.',
    body: MaybeMember,
    answer: z.array(QrView),
    isSafe: true,
    run: (world, { member }) => rowsOfMember(world, qrs(world), member).map((qr) => viewQr(world, qr)),
  }),
  makeQr: defineVerb({
    title: 'A member makes a QR code, by the rules and limits of the app.',
    body: z.strictObject({
      member: MemberKey,
      provider: z.enum(Object.keys(qrProviders) as (keyof typeof qrProviders)[]),
      amount: Amount,
    }),
    answer: QrView,
    run(world, { member, provider, amount }) {
      const { qrcodeId = '' } = createQr(world, requireMember(world, member), provider, fromBaht(amount));
      return viewQr(world, qrs(world).get(qrcodeId) ?? fail('QR_FAIL'));
    },
  }),
  payQr: defineVerb({
    title: 'Somebody pays a QR code: the money reaches the wallet.',
    body: OneQr,
    answer: QrView,
    run: (world, body) => viewQr(world, payQr(world, requireQr(world, body).id)),
  }),
  expireQr: defineVerb({
    title: 'A QR code expires before its time.',
    body: OneQr,
    answer: QrView,
    run: (world, body) => viewQr(world, endQr(world, requireQr(world, body), 'EXPIRED')),
  }),
  cancelQr: defineVerb({
    title: 'A QR code is cancelled, as by its member.',
    body: OneQr,
    answer: QrView,
    run: (world, body) => viewQr(world, endQr(world, requireQr(world, body), 'CANCELLED')),
  }),
  listSlips: defineVerb({
    title: 'The slips there are, oldest first.',
    body: MaybeMember,
    answer: z.array(SlipView),
    isSafe: true,
    run: (world, { member }) =>
      rowsOfMember(world, slips(world), member).map((slip) => viewSlip(world, slip)),
  }),
  sendSlip: defineVerb({
    title:
      'A member sends a slip; the file name may be a magic one, the reference is what it is known again by.',
    body: z.strictObject({
      member: MemberKey,
      fileName: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(200))),
      reference: z.exactOptional(Reference),
    }),
    answer: SlipView,
    run(world, { member, fileName: name = 'slip.gif', reference: known }) {
      const reference = known ?? world.ids.next('slip reference').toUpperCase();
      const file = { name, content: slipPicture(reference), fingerprint: reference };
      return viewSlip(world, sendSlip(world, requireMember(world, member), file));
    },
  }),
  reviewSlip: defineVerb({
    title: 'A slip is judged: `amount` credits it, `note` says why it failed.',
    body: Review,
    answer: SlipView,
    run(world, body) {
      const verdict = verdictOf(body);
      return viewSlip(world, reviewSlip(world, requireSlip(world, body).id, verdict));
    },
  }),
  receiveTransfer: defineVerb({
    title: 'Money arrives by a bank or true-wallet transfer and is credited by itself.',
    body: z.strictObject({ member: MemberKey, channel: z.enum(automaticChannels), amount: Amount }),
    answer: z.strictObject({ transaction: z.string() }),
    run(world, { member, channel, amount }) {
      const transfer = { channel, amount: fromBaht(amount) };
      return { transaction: receiveTransfer(world, requireMember(world, member), transfer).id };
    },
  }),
});
