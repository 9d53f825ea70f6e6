import { demoAccounts, demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { expect, test } from 'vitest';
import { createJournal } from './journal.ts';
import { redact } from './redaction.ts';

const journal = (limit?: number) => createJournal(() => 5, limit === undefined ? {} : { entries: limit });
const call = (name: string, input?: unknown, outcome = 'ok', memberId = 'ann') =>
  ({ kind: 'call', name, input, outcome, memberId }) as const;

test.each([1, 3, 4, 7, 8, 9])('holds the newest four of %i entries', (count) => {
  const kept = journal(4);
  for (let index = 0; index < count; index++) kept.append(call(String(index)));
  const numbers = Array.from({ length: count }, (_, index) => index);
  expect(kept.entries().map(({ n }) => n)).toEqual(numbers.slice(-4));
  expect(kept.entries(2).map(({ n }) => n)).toEqual(numbers.slice(-4).filter((n) => n >= 2));
  expect(kept.length).toBe(count);
});

test('limits the total characters, whatever the number of entries', () => {
  const kept = createJournal(() => 5, { entries: 100, characters: 3_000 });
  for (let count = 0; count < 10; count++) kept.append(call('chat.send', { text: 'x'.repeat(1_000) }));
  expect(kept.entries().map(({ n }) => n)).toEqual([8, 9]);
  expect(kept.entries(9).map(({ n }) => n)).toEqual([9]);
  expect(kept.length).toBe(10);
  const revived = createJournal(() => 5, { entries: 100, characters: 1_500 });
  revived.adopt(kept.entries());
  expect(revived.entries().map(({ n }) => n)).toEqual([9]);
  expect(revived.append(call('a')).n).toBe(10);
});

test('truncates a long entry and notes the omission', () => {
  const kept = journal();
  const { input } = kept.append(
    call('chat.send', { text: 'x'.repeat(250_000), list: Array.from({ length: 50_000 }, () => 'y') }),
  );
  expect((input as { text: string }).text).toBe(`${'x'.repeat(2_000)}… (250000 characters)`);
  const { list } = input as { list: readonly string[] };
  expect(list.length).toBeLessThan(5_000);
  expect(list.slice(0, 2)).toEqual(['y', 'y']);
  expect(list.at(-1)).toBe(`… (${50_001 - list.length} more)`);
  const { input: fields } = kept.append(
    call('chat.send', Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`field ${at}`, 1]))),
  );
  expect(Object.keys(fields as object).length).toBeLessThan(5_000);
  expect(JSON.stringify(kept.entries()).length).toBeLessThan(100_000);
});

test('verifies with counts, and lists the nearest entries', () => {
  const kept = journal();
  kept.append(call('withdraw.create', { amount: 100 }));
  kept.append(call('withdraw.create', { amount: 200 }, 'MONEY_NOT_ENOUGH'));
  kept.append(call('wallet.read', undefined, 'ok', 'bee'));
  expect(kept.verify({ name: 'withdraw.create' })).toMatchObject({ isMet: true, count: 2 });
  expect(kept.verify({ name: 'withdraw.create', times: 1 }).isMet).toBe(false);
  expect(kept.verify({ name: 'bonus.activate', times: 0 }).isMet).toBe(true);
  const missed = kept.verify({
    name: 'withdraw.create',
    memberId: 'ann',
    outcome: 'ok',
    input: { amount: 200 },
  });
  expect(missed).toMatchObject({ isMet: false, count: 0 });
  expect(missed.nearest.map(({ entry, differsIn }) => [entry.n, differsIn])).toEqual([
    [0, ['input']],
    [1, ['outcome']],
    [2, ['name', 'memberId', 'input']],
  ]);
});

test('calls listeners until they unsubscribe', () => {
  const kept = journal();
  const received: number[] = [];
  const stop = kept.listen(({ n }) => received.push(n));
  kept.append(call('a'));
  stop();
  kept.append(call('b'));
  expect(received).toEqual([0]);
});

test.each<[string, unknown, unknown]>([
  [
    'session.login',
    { username: demoPhones.rich, password: demoPassword },
    { username: '[phone]', password: '[password]' },
  ],
  ['session.login', { username: '205512', password: 'x' }, { username: '[phone]', password: '[password]' }],
  ['session.login', { username: 'pg_ann' }, { username: 'pg_ann' }],
  [
    'profile.changePassword',
    { oldPassword: 'a', newPassword: 'b' },
    { oldPassword: '[password]', newPassword: '[password]' },
  ],
  ['registration.sendOtp', { phoneNumber: '081', code: '123456' }, { phoneNumber: '[phone]', code: '[otp]' }],
  ['registration.verifyOtp', { otpToken: 't', otpCode: '1' }, { otpToken: '[token]', otpCode: '[otp]' }],
  ['bonus.activate', { code: 'WELCOME' }, { code: 'WELCOME' }],
  ['profile.update', { bank: { bankAccountNo: 12345 } }, { bank: { bankAccountNo: '[bank account]' } }],
  ['deposit.trueLink', { link: 'U2FsdGVk' }, { link: '[link]' }],
  ['chat.send', { text: ['https://gift.truemoney.com/campaign?v=1'] }, { text: ['[link]'] }],
  [
    'chat.send',
    { text: 'call 081-234-5678 or +66 81 234 5679: https://gift.truemoney.com/campaign/?v=1 now' },
    { text: 'call [phone] or [phone]: [link] now' },
  ],
  [
    'x',
    { error: `Nothing is open for ${demoPhones.rich}.`, link: 1 },
    { error: 'Nothing is open for [phone].', link: '[link]' },
  ],
  ['deposit.payQr', { member: '2055123456' }, { member: '[phone]' }],
  [
    'x',
    { a: `F${demoPhones.rich}`, b: demoAccounts.due.bankAccountNo, c: '2026-01-15' },
    { a: `F${demoPhones.rich}`, b: '[number]', c: '2026-01-15' },
  ],
  ['x', { a: '+66812345678', b: `w1.${'a'.repeat(32)}`, c: 'w1' }, { a: '[phone]', b: '[token]', c: 'w1' }],
])('journals %s without its secrets', (name, input, expected) => {
  expect(redact(input, name)).toEqual(expected);
});

test('journals any malformed input', () => {
  const input = JSON.parse('{"__proto__": {"password": "x"}, "n": null}') as unknown;
  expect(JSON.stringify(redact(input, 'x'))).toBe('{"__proto__":{"password":"[password]"},"n":null}');
  expect(redact({ a: Number.NaN, b: undefined, c: () => 1, d: true }, 'x')).toEqual({
    a: 'NaN',
    c: '[function]',
    d: true,
  });
});
