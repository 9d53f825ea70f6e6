/** QR codes for one payment each (spec 4, Deposit by QR; spec 9, QR preset amounts). */
import {
  qrProviders,
  qrRequestMinimum,
  type QrCode as ShownQr,
  type QrProvider,
} from '@wallet/contract/deposit';
import { field, withChecksum } from '@wallet/contract/wire/emv';
import { formatBaht, satang, type Satang } from '@wallet/contract/wire/money';
import { minutes, seconds } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import { defineMachine } from '../../world/machine.ts';
import { table } from '../../world/store.ts';
import type { EventHandlers, World } from '../../world/world.ts';
import type { LanguageTag } from '../../world/localized-text.ts';
import { qrEndingOf } from './magic.ts';
import type { Member } from '../profile/member.ts';
import { operator } from '../site/texts.ts';
import { requireWallet } from '../wallet/transfer.ts';
import { requireBankAccount, requireQrProvider } from './channel.ts';
import { creditDeposit } from './deposit.ts';
import { drawQrMarkup } from './qr-markup.ts';

/** Every status but OPEN is final. REPLACED: the member created a newer code, at any provider. */
export const qrMachine = defineMachine({
  name: 'QR code',
  states: ['OPEN', 'PAID', 'EXPIRED', 'CANCELLED', 'REPLACED'],
  transitions: {
    OPEN: {
      PAID: { when: 'the provider reports the payment', action: 'deposit.payQr' },
      EXPIRED: { when: '15 minutes are over', action: 'deposit.expireQr' },
      CANCELLED: { when: 'the member cancels it', action: 'deposit.cancelQr' },
      REPLACED: { when: 'the member creates a newer one' },
    },
  },
});

export type QrStatus = (typeof qrMachine.states)[number];

export interface Qr {
  readonly id: string;
  readonly memberId: string;
  readonly provider: QrProvider;
  readonly amount: Satang;
  readonly status: QrStatus;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly eventIds: readonly string[];
}

export const qrs = table<Qr>('qrs', { index: ['memberId'] });

/** Lifetime of a code (decisions 6). */
export const qrLife = seconds(900);
/** Delay of the payment of a code with the magic amount. */
export const paidAfter = seconds(15);

/** Codes a member may create (REQUEST_LIMIT_1MIN). */
const createLimit: RateLimit = { name: 'deposit.createQr', max: 10, windowMs: minutes(1) };

const expireEvent = 'deposit.expireQr';
const payEvent = 'deposit.payQr';

const noCodesMessage = {
  th: 'ขณะนี้ผู้ให้บริการสร้าง QR ไม่ได้',
  lo: 'ຕອນນີ້ຜູ້ໃຫ້ບໍລິການສ້າງ QR ບໍ່ໄດ້',
  en: 'The provider cannot create QR codes right now.',
};

/** Returns the member's open code at a provider, so that the app can resume it. */
export function showQr(world: World, member: Member, bankCode: string): ShownQr {
  const provider = requireQrProvider(world, bankCode);
  const open = openQr(world, member);
  return open?.provider === provider ? show(world, open) : { hasQrcode: false };
}

/**
 * Creates a code. A member has one at a time, so it replaces an open one of any provider; the app then reads the other
 * providers again (spec 4). A provider without codes gives the reason in `message` (spec 8, Behaviour on errors).
 */
export function createQr(
  world: World,
  member: Member,
  { bankCode, amount, language }: { bankCode: string; amount: Satang; language: LanguageTag },
): ShownQr {
  requireWallet(member);
  requireBankAccount(member);
  const provider = requireQrProvider(world, bankCode);
  const minimum = satang(Math.max(qrRequestMinimum, qrProviders[provider].minimum));
  if (amount < minimum) fail('TRANSFER_MINIMUM', { amount: minimum });
  consumeRateLimit(world, createLimit, member.id);
  const ending = qrEndingOf(amount);
  if (ending === 'fails') fail('QR_FAIL');
  if (ending === 'empty') return { hasQrcode: false, message: noCodesMessage[language] };
  const before = openQr(world, member);
  if (before) endQr(world, before, 'REPLACED');
  return show(world, insertQr(world, { memberId: member.id, provider, amount, isPaid: ending === 'paid' }));
}

function insertQr(
  world: World,
  { isPaid, ...made }: Pick<Qr, 'memberId' | 'provider' | 'amount'> & { readonly isPaid: boolean },
): Qr {
  const id = world.ids.next('qr');
  const now = world.clock.now();
  return qrs(world).insert({
    ...made,
    id,
    status: qrMachine.initial,
    createdAt: now,
    expiresAt: now + qrLife,
    eventIds: [
      world.eventQueue.after(qrLife, expireEvent, { id }),
      ...(isPaid ? [world.eventQueue.after(paidAfter, payEvent, { id })] : []),
    ],
  });
}

/** Cancels an open code. Fails with NO_DATA for another member's code, and with QR_FAIL for a closed one. */
export function cancelQr(world: World, member: Member, id: string): Qr {
  const qr = qrs(world).get(id);
  if (qr?.memberId !== member.id) return fail('NO_DATA');
  if (!qrMachine.canBecome(qr.status, 'CANCELLED')) fail('QR_FAIL');
  return endQr(world, qr, 'CANCELLED');
}

/** Pays an open code and credits the wallet. Throws a ControlError for a closed one. Needs an open command. */
export function payQr(world: World, id: string): Qr {
  const qr = endQr(world, qrs(world).get(id) ?? fail('NO_DATA'), 'PAID');
  creditDeposit(world, qr.memberId, qr.amount, {
    cause: payEvent,
    ref: id,
    paysOnce: `qr:${id}`,
    detail: { from: qr.provider },
  });
  return qr;
}

/** Closes an open code. Throws a ControlError for a closed one. Needs an open command. */
export function endQr(world: World, qr: Qr, next: Exclude<QrStatus, 'OPEN'>): Qr {
  qrMachine.requireTransition(qr.status, next);
  for (const eventId of qr.eventIds) world.eventQueue.cancel(eventId);
  return qrs(world).update(qr.id, { status: next, eventIds: [] });
}

const openQr = (world: World, member: Member): Qr | undefined =>
  qrs(world)
    .by('memberId', member.id)
    .find(({ status }) => status === 'OPEN');

const show = (world: World, qr: Qr): ShownQr => ({
  hasQrcode: true,
  qrcodeId: qr.id,
  qrcode: drawQrMarkup(payloadOf(qr)),
  amount: qr.amount,
  expireIn: Math.ceil((qr.expiresAt - world.clock.now()) / seconds(1)),
});

/**
 * Returns the content for a banking app: a PromptPay bill payment with a fixed amount. The biller's number is reserved,
 * so that a scan pays no real account.
 */
export const payloadOf = ({ id, amount }: Pick<Qr, 'id' | 'amount'>): string =>
  withChecksum(
    [
      field('00', '01'),
      field('01', '12'),
      field(
        '30',
        field('00', 'A000000677010112') +
          field('01', '000000000000000') +
          field('02', id.slice(0, 20).toUpperCase()),
      ),
      field('53', '764'),
      field('54', formatBaht(amount).replaceAll(',', '')),
      field('58', 'TH'),
      field('59', operator.name.toUpperCase()),
    ].join(''),
    '63',
  );

export const qrEvents = {
  [expireEvent]: (world: World, { id }: { id: string }) => {
    const qr = qrs(world).get(id);
    if (qr) endQr(world, qr, 'EXPIRED');
  },
  [payEvent]: (world: World, { id }: { id: string }) => void payQr(world, id),
} satisfies EventHandlers;
