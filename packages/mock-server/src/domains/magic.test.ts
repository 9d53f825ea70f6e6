import type { ChatMessage } from '@wallet/contract/chat';
import { demoPassword } from '@wallet/contract/demo-members';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { expect, test } from 'vitest';
import { encryptOpenSsl } from '../http/openssl-aes.fixture.ts';
import { UploadedFile } from '../http/upload.ts';
import type { World } from '../world/world.ts';
import { replyAfter, disconnectTopic, slowReplyAfter } from './chat/agent.ts';
import { arrivedFile, heads, textMessage } from './chat/chat.fixture.ts';
import { call, codeOf, newestLines, set, walletOf } from './domain-client.fixture.ts';
import { openWorld } from './demo.fixture.ts';
import { slipPicture } from './deposit/deposit.seed.ts';
import { paidAfter } from './deposit/qr.ts';
import { reviewAfter } from './deposit/slip.ts';
import { magicValues, type MagicValue } from './magic-values.fixture.ts';
import { pendingOtp } from './registration/otp.ts';
import { draft } from './registration/registration-cases.fixture.ts';
import { settleAfter } from './withdraw/withdraw.ts';

/** Uses a value as a tester would, in a new world. Returns the outcome. */
type Trial = (world: World, value: string) => unknown;

/** A trial of the magic value and of an ordinary one, and the outcome of the magic one. */
interface Proof {
  readonly trial: Trial;
  readonly magic: string;
  readonly ordinary: string;
  readonly outcome: unknown;
}

const proof = (trial: Trial, magic: string, ordinary: string, outcome: unknown): Proof => ({
  trial,
  magic,
  ordinary,
  outcome,
});

const phones: Record<string, Trial> = {
  OTP_SEND_FAIL: (world, phoneNumber) => codeOf(world, 'registration.sendOtp', { body: { phoneNumber } }),
  OTP_VERIFY_FAIL(world, phoneNumber) {
    const { otpToken } = call(world, 'registration.sendOtp', { body: { phoneNumber } });
    const body = { otpToken, otpCode: pendingOtp(world, phoneNumber)?.code };
    return codeOf(world, 'registration.verifyOtp', { body });
  },
  REGISTER_FAIL: register,
  GAME_ACTIVATION_FAIL: register,
  LOGIN_FAIL: (world, username) =>
    codeOf(world, 'session.login', { body: { username, password: demoPassword } }),
  NO_WALLET(world, as) {
    register(world, as);
    return codeOf(world, 'wallet.read', { as });
  },
};

function register(world: World, username: string) {
  set(world, { registerOTP: false });
  return codeOf(world, 'registration.register', { body: { ...draft, username } });
}

const games: Record<string, Trial> = {
  TRANSFER_FAIL: (world, to) =>
    codeOf(world, 'wallet.transfer', { as: 'rich', body: { from: 'wallet', to, amount: 1 } }),
  SLOT_ACTIVATE_FAIL: (world, slotCode) =>
    codeOf(world, 'game.activate', { as: 'new', params: { slotCode } }),
  SLOT_RESET_PASSWORD_FAIL: (world, slotCode) =>
    codeOf(world, 'game.resetPassword', { as: 'rich', params: { slotCode } }),
  NO_GAME: (world, slotCode) =>
    codeOf(world, 'game.autoLogin', {
      as: 'rich',
      params: { provider: slotCode.toLowerCase(), username: 'nobody' },
    }),
};

/** A provider without faults, with or without an account of the rich member. */
const healthy: Record<string, string> = {
  TRANSFER_FAIL: 'PG',
  SLOT_ACTIVATE_FAIL: 'LOTUS',
  SLOT_RESET_PASSWORD_FAIL: 'PG',
  NO_GAME: 'PG',
};

const withdrawal: Trial = (world, amount) => {
  call(world, 'withdraw.create', { as: 'rich', body: { amount: Number(amount) } });
  world.advance(settleAfter(world));
  return [newestLines(world, 'rich')[0]?.status, walletOf(world, 'rich')];
};

/** Reduces the invite amount of ฿150.00 to a value, then receives it. */
const inviteBonus: Trial = (world, rest) => {
  call(world, 'wallet.add', { as: 'due', body: { amount: Math.round(15_000 - Number(rest) * 100) / 100 } });
  return codeOf(world, 'invite.receive', { as: 'due' });
};

const qr: Trial = (world, amount) => {
  const sent = { as: 'new', params: { bankCode: 'KBANK' }, body: { amount: Number(amount) } };
  const code = codeOf(world, 'deposit.createQr', sent);
  if (code !== undefined) return code;
  const { hasQrcode, message } = call(world, 'deposit.createQr', sent);
  world.advance(paidAfter - 1);
  const soon = walletOf(world, 'new');
  world.advance(1);
  return [hasQrcode, message !== undefined, soon, walletOf(world, 'new')];
};

const slip: Trial = (world, name) => {
  const file = new UploadedFile(new Uint8Array(slipPicture('TEST0001')), name, 'image/gif');
  call(world, 'deposit.sendSlip', { as: 'new', body: { file } });
  world.advance(reviewAfter);
  const page = { as: 'new', body: { page: 1, limit: 1 } };
  const [newest] = call(world, 'statement.slips', page).slips;
  return [newest?.status, newest?.note, walletOf(world, 'new')];
};

const giftLink: Trial = (world, code) => {
  const link = encryptOpenSsl(`https://gift.truemoney.com/campaign/?v=${code}`, demoLinkSecret);
  return codeOf(world, 'deposit.sendLink', { as: 'new', body: { link } }) ?? walletOf(world, 'new');
};

const chatFile: Trial = (world, name) =>
  codeOf(world, 'chat.uploadImage', { as: 'new', body: { file: arrivedFile(heads['image/png'], name) } });

/** Returns the types of the messages of support until a slow reply is due. */
const chat: Trial = (world, text) => {
  const guest = { guestId: 'guest-anna-000001' };
  const received: string[] = [];
  world.subscribe(({ topic }) => void (topic === disconnectTopic && received.push('hung up')));
  const answers = () =>
    call(world, 'chat.history', { body: { ...guest, limit: 100, skip: 0 } })
      .filter(({ sender }) => sender === 'agent')
      .map(({ message }) => message);
  call(world, 'chat.send', { body: { ...textMessage(text), ...guest } });
  world.advance(replyAfter);
  const soon = answers();
  world.advance(slowReplyAfter - replyAfter);
  return [...soon.map(summaryOf), ...(answers().length > soon.length ? ['later'] : []), ...received];
};

function summaryOf(message: ChatMessage): string {
  switch (message.message_type) {
    case 'text':
      return message.payload.text.startsWith('ขอบคุณ') ? 'thanks' : 'text';
    case 'media':
      return message.payload.fileType;
    case 'buttons':
      return `buttons ${message.payload.buttons.map(({ type }) => type).join(' ')}`;
    case 'generic':
      return `${message.payloads.length} cards`;
    default:
      return message.message_type;
  }
}

const gift = 'abcDEF0123456789zz';
const failed = (note: string) => ['FAILED', note, 0];

const chatOutcomes: Record<string, readonly string[]> = {
  '/text': ['text'],
  '/buttons': ['buttons web call postback text'],
  '/image': ['image'],
  '/video': ['video'],
  '/file': ['file'],
  '/quick': ['quick_replies'],
  '/cards': ['2 cards'],
  '/postback': ['postback'],
  '/other': ['other'],
  '/many': Array.from({ length: 12 }, () => 'text'),
  '/slow': ['later'],
  '/silent': [],
  '/hangup': ['hung up'],
};

/** Returns the trial of a value; undefined for a value without one. */
function proofOf({ where, value, outcome }: MagicValue): Proof | undefined {
  switch (where) {
    case 'phone number': {
      const trial = phones[outcome];
      return trial && proof(trial, `091111${value.replace('ends in ', '')}`, '0911111111', outcome);
    }
    case 'game account': {
      const trial = games[outcome];
      return trial && proof(trial, value, healthy[outcome] ?? '', outcome);
    }
    case 'withdrawal':
      return proof(withdrawal, '500.13', '500.14', ['FAILED', 25_000]);
    case 'invite bonus':
      return proof(inviteBonus, '99.13', '99.14', outcome);
    case 'QR code':
      return {
        'amount ends in .11': proof(qr, '20.11', '20.10', [true, false, 0, 20.11]),
        'amount ends in .12': proof(qr, '20.12', '20.10', outcome),
        'amount ends in .14': proof(qr, '20.14', '20.10', [false, true, 0, 0]),
      }[value];
    case 'slip': {
      const [, name = ''] = value.split('holds ');
      return {
        '250baht': proof(slip, 'slip-250baht.gif', 'slip.gif', ['SUCCESS', null, 250]),
        BY_HAND: proof(slip, 'slip-BY_HAND.gif', 'slip.gif', ['in progress', null, 0]),
        [outcome.startsWith('FAILED') ? name : 'none']: proof(slip, `a-${name}.gif`, 'a.gif', failed(name)),
      }[name];
    }
    case 'gift link': {
      const [, ending = ''] = value.split('ends in ');
      return proof(giftLink, gift + ending, gift, ending === 'THB250' ? 250 : outcome);
    }
    case 'chat file':
      return proof(chatFile, 'upload-fail.png', 'upload.png', outcome);
    case 'chat message':
      return proof(chat, value, 'hello', chatOutcomes[value]);
    default:
      return undefined;
  }
}

test.each(magicValues.map((row) => [row.where, row.value, row] as const))(
  'a %s whose value is “%s” does what the table says, and an ordinary one does not',
  (_where, _value, row) => {
    const shown = proofOf(row);
    if (!shown) throw new Error('The table has a value that nothing here tries.');
    const { trial, magic, ordinary, outcome } = shown;
    expect(trial(openWorld(), magic)).toEqual(outcome);
    expect(trial(openWorld(), ordinary)).not.toEqual(outcome);
  },
);

test('lists each magic value with its outcome once', () => {
  const seen = magicValues.map(({ where, value }) => `${where} ${value}`);
  expect(new Set(seen).size).toBe(seen.length);
});
