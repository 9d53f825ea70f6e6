import { qrProviders } from '@wallet/contract/deposit';
import { slipNotes } from '@wallet/contract/statement';
import { Baht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { fail } from '../../world/domain-error.ts';
import { ControlError } from '../../world/control-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, ownedFields, phoneOf, requireMember } from '../row-lookup.ts';
import { defaultLanguageOf } from '../../world/localized-text.ts';
import { rowActions } from '../row-actions.ts';
import { Amount, defineAction } from '../action.ts';
import { automaticChannels } from './channel.ts';
import { slipFile } from './deposit.seed.ts';
import { receiveTransfer } from './deposit.ts';
import { createQr, endQr, payQr, qrMachine, qrs, type Qr } from './qr.ts';
import { reviewSlip, sendSlip, slipMachine, slips, type Slip, type SlipVerdict } from './slip.ts';

const QrView = z.strictObject({
  ...ownedFields,
  provider: z.string(),
  amount: Baht,
  status: z.enum(qrMachine.states),
  createdAt: Moment,
  expiresAt: Moment,
});

const viewQr = (world: World, { eventIds: _planned, ...qr }: Qr) => ({
  ...qr,
  phone: phoneOf(world, qr.memberId),
  createdAt: toMoment(qr.createdAt),
  expiresAt: toMoment(qr.expiresAt),
});

const SlipView = z.strictObject({
  ...ownedFields,
  status: z.enum(slipMachine.states),
  amount: Baht,
  note: z.exactOptional(z.string()),
  reference: z.string(),
  createdAt: Moment,
});

const viewSlip = (world: World, { fate: _fate, eventId: _planned, ...slip }: Slip) => ({
  ...slip,
  phone: phoneOf(world, slip.memberId),
  createdAt: toMoment(slip.createdAt),
});

export const qrKind = { machine: qrMachine, rows: qrs, view: QrView, show: viewQr };
const qrActions = rowActions('qr', qrKind);

export const slipKind = { machine: slipMachine, rows: slips, view: SlipView, show: viewSlip };
const slipActions = rowActions('slip', slipKind);

const Review = z.strictObject({
  ...slipActions.fields,
  amount: z.exactOptional(Amount),
  note: z.exactOptional(z.enum(Object.keys(slipNotes) as (keyof typeof slipNotes)[])),
});

function verdictOf({ amount, note }: z.output<typeof Review>): SlipVerdict {
  if (amount !== undefined && note === undefined) return { amount };
  if (note !== undefined && amount === undefined) return { note };
  throw new ControlError(
    'invalid',
    'A review needs either an amount, or a note with the reason of the failure.',
  );
}

/** The reference of a slip: letters and digits, as on bank slips. */
const Reference = z.string().check(
  z.regex(/^[A-Z0-9]{4,25}$/, {
    error: 'a reference has 4 to 25 capital letters and digits, as in SLIP0001',
  }),
);

export const depositActions = {
  makeQr: defineAction({
    title: 'Creates a QR code for a member, by the rules and limits of the app.',
    body: z.strictObject({
      member: MemberKey,
      provider: z.enum(Object.keys(qrProviders) as (keyof typeof qrProviders)[]),
      amount: Amount,
    }),
    result: QrView,
    run(world, { member, provider, amount }) {
      const { qrcodeId = '' } = createQr(world, requireMember(world, member), {
        bankCode: provider,
        amount,
        language: defaultLanguageOf(world.market),
      });
      return viewQr(world, qrs(world).get(qrcodeId) ?? fail('QR_FAIL'));
    },
  }),
  payQr: qrActions.step('Pays a QR code and credits the wallet.', 'OPEN', (world, { id }) =>
    payQr(world, id),
  ),
  expireQr: qrActions.step('Expires a QR code early.', 'OPEN', (world, qr) => endQr(world, qr, 'EXPIRED')),
  cancelQr: qrActions.step('Cancels a QR code, as its member would.', 'OPEN', (world, qr) =>
    endQr(world, qr, 'CANCELLED'),
  ),
  sendSlip: defineAction({
    title: 'Sends a slip of a member; the file name may be magic, the reference detects duplicates.',
    body: z.strictObject({
      member: MemberKey,
      fileName: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(200))),
      reference: z.exactOptional(Reference),
    }),
    result: SlipView,
    run(world, { member, fileName: name = 'slip.gif', reference: known }) {
      const reference = known ?? world.ids.next('slip reference').toUpperCase();
      return viewSlip(world, sendSlip(world, requireMember(world, member), slipFile(name, reference)));
    },
  }),
  reviewSlip: defineAction({
    title: 'Reviews a slip: `amount` credits it, `note` is the reason of a failure.',
    body: Review,
    result: SlipView,
    run(world, body) {
      const verdict = verdictOf(body);
      return viewSlip(world, reviewSlip(world, slipActions.find(world, body, 'in progress').id, verdict));
    },
  }),
  receiveTransfer: defineAction({
    title: 'Receives a bank or true-wallet transfer, which is credited automatically.',
    body: z.strictObject({ member: MemberKey, channel: z.enum(automaticChannels), amount: Amount }),
    result: z.strictObject({ transaction: z.string() }),
    run(world, { member, channel, amount }) {
      const transfer = { channel, amount };
      return { transaction: receiveTransfer(world, requireMember(world, member), transfer).id };
    },
  }),
};
