import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { isCallComing } from '@wallet/contract/coming';
import type { ErrorCode } from '@wallet/contract/errors';
import { expect, test } from 'vitest';
import { minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { arrivedFile, heads, textMessage } from './chat/chat.sample.ts';
import { gainWays } from './bonus/gains.sample.ts';
import { call, codeOf, openWorld, set } from './demo.sample.ts';
import { failingFileName } from './magic.ts';
import { depositWays } from './deposit/deposit.sample.ts';
import { pendingOtp } from './registration/otp.ts';
import type { Way, Ways } from './way.sample.ts';
import { again } from './way.sample.ts';

/** Codes that are answered before a noun's rules are asked: session.test.ts and the tests of http reach them. */
const beforeTheRules: readonly ErrorCode[] = [
  'KEY_MISSING',
  'KEY_INVALID',
  'INVALID_IP',
  'REQUEST_LIMIT',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'NO_DATA',
];

const login =
  (username: string, password = 'demo1234'): Way =>
  () => ({ body: { username, password } });

const draft = {
  name: 'Kwan Demo',
  username: '0911111111',
  password: 'secret',
  bankCode: 'SCB',
  bankAccountName: 'KWAN DEMO',
  bankAccountNo: '5550001112',
};

const { username: _phone, password: _password, ...ownData } = draft;

const applicant =
  (changes: object): Way =>
  (world) => {
    set(world, { registerOTP: false });
    return { body: { ...draft, ...changes } };
  };

const applying: Partial<Record<ErrorCode, Way>> = {
  INVALID_USER_INFO: applicant({ name: ' ' }),
  PHONE_NUMBER_REQUIRE_10_DIGIT: applicant({ username: '12' }),
  EXISTING_USER: applicant({ username: '0812345678' }),
  UNVERIFIED_OTP: () => ({ body: draft }),
  EXISTING_BANK: applicant({ bankCode: 'KBANK', bankAccountNo: '1234567890' }),
  INVALID_BANK: applicant({ bankCode: 'NONE' }),
  BANK_ACCOUNT_NAME_ENG: applicant({ bankCode: 'KTB', bankAccountName: 'ขวัญ' }),
};

const otpTo =
  (phoneNumber: string): Way =>
  () => ({ body: { phoneNumber } });

function sendOtp(world: World, phoneNumber = '0911111111') {
  const { otpToken } = call(world, 'registration.sendOtp', { body: { phoneNumber } }) as { otpToken: string };
  const right = pendingOtp(world, phoneNumber)?.code ?? '';
  const body = { otpToken, otpCode: right };
  return { right: { body }, wrong: { body: { otpToken, otpCode: right === '000000' ? '1' : '000000' } } };
}

const sends =
  (as: string, body: object): Way =>
  () => ({ as, body });

const toGame =
  (as: string, slotCode: string): Way =>
  () => ({ as, params: { slotCode } });

const launches =
  (params: object): Way =>
  () => ({ as: 'rich', params });

const nameAt = (world: World, slotCode: string): string =>
  (call(world, 'game.account', { as: 'rich', params: { slotCode } }) as { username: string }).username;

const sendsFile =
  (content: Uint8Array<ArrayBuffer>, name = 'a.png'): Way =>
  () => ({ as: 'new', body: { file: arrivedFile(content, name) } });

const uploading = (
  id: OperationId,
  head: Uint8Array<ArrayBuffer>,
  wrong: Uint8Array<ArrayBuffer>,
): Partial<Record<ErrorCode, Way>> => ({
  SLIP_NO_FILE: sendsFile(new Uint8Array()),
  SLIP_INVALID_FILE: sendsFile(wrong),
  SLIP_UPLOAD_FAIL: sendsFile(head, `${failingFileName}.png`),
  REQUEST_LIMIT_1MIN: (world) => again(id, sendsFile(head)(world), 10)(world),
});

const inviteOff: Way = (world) => {
  set(world, { isInviteActive: false });
  return { as: 'due', body: { amount: 1 } };
};

const withdrawing: Partial<Record<ErrorCode, Way>> = {
  TRANSFER_MINIMUM: sends('rich', { amount: 99.99 }),
  MONEY_NOT_ENOUGH: sends('rich', { amount: 25_000.01 }),
  TRANSFER_FAIL: sends('rich', { amount: 50_000.01 }),
  NO_BANK: sends('noBank', { amount: 100 }),
  NO_WALLET: sends('noWallet', { amount: 100 }),
  BANK_ACCOUNT_NAME_ENG: sends('thaiName', { amount: 100 }),
  BONUS_CONDITION: sends('bonus', { amount: 100 }),
  BONUS_REMAINING: sends('played', { amount: 100 }),
};

const ways: Ways = {
  ...gainWays,
  'session.login': {
    NO_USER: login('0800000000'),
    WRONG_PASSWORD: login('0812345678', 'other'),
    WRONG_CREDENTIAL: login('0812345678', ' '),
    INACTIVE_USER: login('0878901234'),
    INVALID_USER_1: login('mali'),
    INVALID_USER_2: login('0889012345'),
    INVALID_USER_3: again('session.login', { body: { username: '0812345678', password: 'x' } }, 5),
    INVALID_USER_4: login('0865432109'),
    LOGIN_FAIL: login('0812349005'),
    REQUEST_LIMIT_1MIN: again('session.login', { body: { username: '0800000000', password: 'x' } }, 10),
  },
  'registration.sendOtp': {
    PHONE_NUMBER_REQUIRE_10_DIGIT: otpTo('12'),
    EXISTING_USER: otpTo('0812345678'),
    OTP_BLOCK(world) {
      const { wrong } = sendOtp(world);
      again('registration.verifyOtp', wrong, 5)(world);
      return otpTo('0911111111')(world);
    },
    OTP_SEND_FAIL: otpTo('0911119001'),
    REQUEST_LIMIT_1MIN: again('registration.sendOtp', { body: { phoneNumber: '0911111111' } }, 1),
  },
  'registration.verifyOtp': {
    OTP_TOKEN_INVALID: () => ({ body: { otpToken: 'none', otpCode: '123456' } }),
    OTP_NOT_EXIST(world) {
      const { right } = sendOtp(world);
      return again('registration.verifyOtp', right, 1)(world);
    },
    OTP_EXPIRED(world) {
      const { right } = sendOtp(world);
      world.advance(minutes(5));
      return right;
    },
    OTP_CODE_INVALID: (world) => sendOtp(world).wrong,
    OTP_BLOCK: (world) => again('registration.verifyOtp', sendOtp(world).wrong, 4)(world),
    OTP_VERIFY_FAIL: (world) => sendOtp(world, '0911119002').right,
  },
  'registration.validate': applying,
  'registration.register': {
    ...applying,
    REGISTER_FAIL: applicant({ username: '0911119003' }),
    GAME_ACTIVATION_FAIL: applicant({ username: '0911119004' }),
    REQUEST_LIMIT_1MIN(world) {
      for (let n = 0; n < 5; n++) {
        const changes = { username: `091111112${n}`, bankAccountNo: `555000222${n}` };
        call(world, 'registration.register', applicant(changes)(world));
      }
      return applicant({})(world);
    },
  },
  'profile.update': {
    INVALID_USER_INFO: sends('rich', { ...ownData, name: '' }),
    INVALID_BANK: sends('rich', { ...ownData, bankCode: 'NONE' }),
    EXISTING_BANK: sends('new', { ...ownData, bankCode: 'KBANK', bankAccountNo: '1234567890' }),
    BANK_ACCOUNT_NAME_ENG: sends('rich', { ...ownData, bankCode: 'BBL', bankAccountName: 'มะลิ' }),
  },
  'profile.renameHolder': {
    INVALID_USER_INFO: sends('rich', { bankCode: 'KBANK', bankAccountName: '' }),
    INVALID_BANK: sends('rich', { bankCode: 'SCB', bankAccountName: 'MALI' }),
    NO_BANK: sends('noBank', { bankCode: 'SCB', bankAccountName: 'BUA' }),
    BANK_ACCOUNT_NAME_ENG: sends('thaiName', { bankCode: 'KTB', bankAccountName: 'เล็ก' }),
  },
  'profile.changePassword': {
    WRONG_PASSWORD: sends('rich', { oldPassword: 'x', newPassword: 'y' }),
    INVALID_USER_INFO: sends('rich', { oldPassword: 'demo1234', newPassword: '' }),
    REQUEST_LIMIT_1MIN: again(
      'profile.changePassword',
      { as: 'rich', body: { oldPassword: 'demo1234', newPassword: 'demo1234' } },
      5,
    ),
  },
  'wallet.read': { NO_WALLET: () => ({ as: 'noWallet' }) },
  'wallet.refresh': { REQUEST_LIMIT_1MIN: again('wallet.refresh', { as: 'rich' }, 1) },
  'wallet.add': {
    NO_INVITE_BONUS: sends('rich', { amount: 1 }),
    INVITE_INACTIVE: inviteOff,
    MONEY_NOT_ENOUGH: sends('due', { amount: 150.01 }),
    TRANSFER_MINIMUM: sends('due', { amount: 0.5 }),
  },
  'wallet.transfer': {
    TRANSFER_MINIMUM: sends('rich', { from: 'wallet', to: 'PG', amount: 0.5 }),
    MONEY_NOT_ENOUGH: sends('rich', { from: 'wallet', to: 'PG', amount: 25_000.01 }),
    TRANSFER_FAIL: sends('rich', { from: 'wallet', to: 'STORM', amount: 1 }),
    NO_WALLET: sends('noWallet', { from: 'wallet', to: 'PG', amount: 1 }),
    BONUS_CONDITION: sends('bonus', { from: 'PG', to: 'wallet', amount: 1 }),
    SLOT_NO_ACCOUNT: sends('rich', { from: 'wallet', to: 'LOTUS', amount: 1 }),
  },
  'wallet.transferAll': {
    TRANSFER_MINIMUM(world) {
      call(world, 'wallet.transferAll', { as: 'rich', body: { to: 'wallet' } });
      const body = { from: 'wallet', to: 'PG', amount: 27_510 };
      call(world, 'wallet.transfer', { as: 'rich', body });
      return { as: 'rich', body: { to: 'PG' } };
    },
    MONEY_NOT_ENOUGH: sends('new', { to: 'wallet' }),
    TRANSFER_FAIL: sends('rich', { to: 'STORM' }),
    NO_WALLET: sends('rich', { to: 'NOPE' }),
    BONUS_CONDITION: sends('bonus', { to: 'wallet' }),
    SLOT_NO_ACCOUNT: sends('rich', { to: 'LOTUS' }),
  },
  ...depositWays,
  'withdraw.create': withdrawing,
  'withdraw.createAll': withdrawing,
  'game.activate': {
    NO_GAME: toGame('rich', 'NOPE'),
    SLOT_ALREADY_ACTIVE: toGame('rich', 'PG'),
    SLOT_ACTIVATE_FAIL: toGame('rich', 'MIST'),
  },
  'game.account': { NO_GAME: toGame('rich', 'NOPE'), SLOT_NO_ACCOUNT: toGame('rich', 'LOTUS') },
  'game.resetPassword': {
    NO_GAME: toGame('rich', 'NOPE'),
    SLOT_NO_ACCOUNT: toGame('rich', 'LOTUS'),
    SLOT_RESET_PASSWORD_FAIL: toGame('rich', 'FROST'),
    REQUEST_LIMIT_1MIN: again('game.resetPassword', { as: 'rich', params: { slotCode: 'PG' } }, 1),
  },
  'game.autoLogin': {
    NO_GAME: launches({ provider: 'areaslot', username: 'nobody' }),
    SLOT_NO_ACCOUNT: launches({ provider: 'pg', username: 'nobody' }),
    WRONG_CREDENTIAL: (world) => launches({ provider: 'imi', username: nameAt(world, 'IMI') })(world),
  },
  'game.autoLoginWithPassword': {
    NO_GAME: launches({ provider: 'areaslot', username: 'nobody', password: 'x' }),
    SLOT_NO_ACCOUNT: launches({ provider: 'pg', username: 'nobody', password: 'x' }),
    WRONG_CREDENTIAL: (world) =>
      launches({ provider: 'pg', username: nameAt(world, 'PG'), password: 'x' })(world),
  },
  'chat.send': {
    REQUEST_LIMIT_1MIN: again('chat.send', { as: 'new', body: textMessage('hello') }, 30),
  },
  'chat.uploadImage': uploading('chat.uploadImage', heads['image/png'], heads['video/mp4']),
  'chat.uploadVideo': uploading('chat.uploadVideo', heads['video/mp4'], heads['image/png']),
};

const finished = operations.filter(({ id }) => !isCallComing(id));

/** INACTIVE_USER is answered before the rules too, but to login it is a rule. */
const ownCodes = ({ id, metadata }: (typeof operations)[number]): ErrorCode[] =>
  metadata.errors.filter(
    (code) => !beforeTheRules.includes(code) && !(code === 'INACTIVE_USER' && id !== 'session.login'),
  );

test('there is a way to every code that a finished call declares, and to no other', () => {
  const declared = finished.map((operation) => [operation.id, ownCodes(operation).toSorted()] as const);
  const known = finished.map(({ id }) => [id, Object.keys(ways[id] ?? {}).toSorted()] as const);
  expect(known).toEqual(declared);
});

for (const [id, codes] of Object.entries(ways))
  test.each(Object.entries(codes))(`${id} answers %s`, (code, way) => {
    const world = openWorld();
    const sent = way(world);
    expect(codeOf(world, id as OperationId, sent)).toBe(code);
  });
