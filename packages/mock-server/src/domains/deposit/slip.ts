/** Slips: pictures of transfers, uploaded and reviewed later (spec 4, Slip status; spec 8, Slip failure notes). */
import { slipNotes, type SlipNote, type Status } from '@wallet/contract/statement';
import { satang, type Satang } from '@wallet/contract/wire/money';
import { minutes, seconds } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import { defineMachine, type Machine } from '../../world/machine.ts';
import { ControlError } from '../../world/control-error.ts';
import { table } from '../../world/store.ts';
import type { EventHandlers, World } from '../../world/world.ts';
import { creditDeposit } from './deposit.ts';
import { slipAmountOf, slipFateOf } from './magic.ts';
import { members, type Member } from '../profile/member.ts';
import { requireWallet } from '../wallet/transfer.ts';
import type { SlipWindow } from '@wallet/contract/deposit';
import { hourAt } from '@wallet/contract/wire/time';
import { readSettings } from '../site/site.ts';
import { findMiniQr } from '@wallet/contract/wire/mini-qr';
import { pictureTypeOf } from '../picture-type.ts';

/** A review is final. */
export const slipMachine: Machine<Status> = defineMachine({
  name: 'slip',
  states: ['in progress', 'SUCCESS', 'FAILED'],
  transitions: {
    'in progress': {
      SUCCESS: {
        when: 'the review finds the transfer',
        action: 'deposit.reviewSlip',
        params: { amount: 100 },
      },
      FAILED: {
        when: 'the review finds a fault',
        action: 'deposit.reviewSlip',
        params: { note: 'NOT_MATCH' },
      },
    },
  },
});

/** The result of a review: a credited amount, or the note of a failure. */
export type SlipVerdict = { readonly amount: Satang } | { readonly note: SlipNote };

export interface Slip {
  readonly id: string;
  readonly memberId: string;
  readonly status: Status;
  /** The amount of the transfer; 0 before the review. */
  readonly amount: Satang;
  readonly note?: SlipNote;
  readonly reference: string;
  /** The scheduled result; without one the slip waits for an action. */
  readonly fate?: SlipVerdict;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly eventId?: string;
}

export const slips = table<Slip>('slips', { index: ['memberId', 'reference'] });

/** Delay of a review: a deposit is credited within a minute (spec 9). */
export const reviewAfter = seconds(30);

/** Slips a member may send (REQUEST_LIMIT_1MIN). */
const sendLimit: RateLimit = { name: 'deposit.sendSlip', max: 5, windowMs: minutes(1) };

/** Default amount of a transfer. */
const defaultAmount = satang(100_00);

const reviewEvent = 'deposit.reviewSlip';

/** Returns the `paysOnce` key of a transfer, shared by all slips of it. */
const paymentOf = (reference: string): `${string}:${string}` => `slip:${reference}`;

/** Accepts a slip for review. Fails with SLIP_UPLOAD_FAIL and the hours during the closed daily window. */
export function sendSlip(world: World, member: Member, file: SlipFile): Slip {
  requireWallet(member);
  if (file.content.length === 0) fail('SLIP_NO_FILE');
  const { isOpen, closedFrom, closedTo } = showSlipWindow(world);
  if (!isOpen) fail('SLIP_UPLOAD_FAIL', { from: closedFrom ?? '', to: closedTo ?? '' });
  if (pictureTypeOf(file.content) === undefined) fail('SLIP_INVALID_FILE');
  consumeRateLimit(world, sendLimit, member.id);
  return storeSlip(world, member, file);
}

/** Stores a slip and schedules its review, at any hour. Needs an open command. */
export function storeSlip(world: World, member: Member, file: SlipFile): Slip {
  const id = world.ids.next('slip');
  const fate = plannedResult(file);
  return slips(world).insert({
    id,
    memberId: member.id,
    status: slipMachine.initial,
    amount: satang(0),
    reference: referenceOf(file),
    createdAt: world.clock.now(),
    ...(fate && { fate, eventId: world.eventQueue.after(reviewAfter, reviewEvent, { id }) }),
  });
}

function plannedResult({ name }: SlipFile): SlipVerdict | undefined {
  const fate = slipFateOf(name);
  if (fate === 'BY_HAND') return undefined;
  if (fate !== undefined) return { note: fate };
  return { amount: slipAmountOf(name) ?? defaultAmount };
}

/**
 * Completes the review of a slip. Throws a ControlError when it was reviewed already, or when another slip credited the
 * same transfer. Needs an open command.
 */
export function reviewSlip(world: World, id: string, verdict: SlipVerdict): Slip {
  const slip = slips(world).get(id) ?? fail('NO_DATA');
  const next = 'note' in verdict ? 'FAILED' : 'SUCCESS';
  slipMachine.requireTransition(slip.status, next);
  if (next === 'SUCCESS' && isPaid(world, slip))
    throw new ControlError('conflict', `The transfer ${slip.reference} was credited already.`);
  if (slip.eventId !== undefined) world.eventQueue.cancel(slip.eventId);
  if ('amount' in verdict) credit(world, slip, verdict.amount);
  return slips(world).update(id, { status: next, ...verdict });
}

/** Returns whether the review could read the slip. */
export const wasRead = ({ status, note }: Slip): boolean =>
  status === 'SUCCESS' || (note !== undefined && note !== 'INVALID_SLIP' && slipNotes[note] !== 'incorrect');

const isPaid = (world: World, { reference }: Slip): boolean =>
  world.ledger.paid(paymentOf(reference)) !== undefined;

function credit(world: World, { id, memberId, reference }: Slip, amount: Satang): void {
  const bankCode = members(world).get(memberId)?.bankAccount?.bankCode;
  creditDeposit(world, memberId, amount, {
    cause: reviewEvent,
    ref: id,
    paysOnce: paymentOf(reference),
    ...(bankCode !== undefined && { detail: { from: bankCode } }),
  });
}

/** The scheduled review. A transfer that was credited before is a duplicate. */
export const slipEvents = {
  [reviewEvent]: (world: World, { id }: { id: string }) => {
    const slip = slips(world).get(id);
    if (!slip?.fate) return;
    const isDuplicate = 'amount' in slip.fate && isPaid(world, slip);
    reviewSlip(world, id, isDuplicate ? { note: 'SLIP_REFNO_DUPLICATED' } : slip.fate);
  },
} satisfies EventHandlers;

/** Returns whether slips are accepted now. The window excludes its end and may cross midnight. */
export function showSlipWindow(world: World): SlipWindow {
  const closed = readSettings(world).slipClosed;
  if (!closed) return { isOpen: true };
  const { from, to } = closed;
  const now = hourAt(world.clock.now());
  const isClosed = from < to ? from <= now && now < to : from <= now || now < to;
  return { isOpen: !isClosed, closedFrom: from, closedTo: to };
}

export interface SlipFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Hex digits that are equal only for equal bytes. */
  readonly fingerprint: string;
}

/** Returns the reference of a slip: the one in its mini-QR text, else a hash of its bytes. Pixels are not read. */
export const referenceOf = ({ content, fingerprint }: SlipFile): string =>
  findMiniQr(new TextDecoder('latin1').decode(content))?.reference ??
  `F${fingerprint.slice(0, 19).toUpperCase()}`;
