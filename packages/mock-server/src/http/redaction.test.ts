import type { OperationId } from '@wallet/contract';
import { expect, it } from 'vitest';
import { pendingOtp } from '../domains/registration/otp.ts';
import { openServer, richPhone, send, tokenFor } from './http.sample.ts';

const server = await openServer();

/** Texts that must never be found in a journal, each in the field in which a client sends it. */
const canary = {
  password: 'canary-password',
  newPassword: 'canary-new-password',
  bankAccountNo: '9990001112',
  phone: '0899990001',
  link: 'https://gift.truemoney.com/campaign/?v=canary',
  gamePassword: 'canary-game-password',
  deviceToken: 'canary-device-token',
} as const;

it('journals hold no password, token, OTP, bank number, phone, auto-login path or gift link', async () => {
  const world = server.worlds.create({ id: 'redaction' });
  const token = tokenFor(world);
  const ask = (id: OperationId, body?: unknown, params?: Record<string, string>) =>
    send(server, id, { world, token, body, ...(params && { params }) });

  await ask('session.login', { username: richPhone, password: canary.password });
  await ask('session.login', { username: canary.phone, password: canary.password, extra: canary.phone });
  await ask('session.login', canary.password);
  await ask('registration.sendOtp', { phoneNumber: canary.phone });
  const otp = pendingOtp(world, canary.phone)?.code ?? '';
  expect(otp).toMatch(/^\d{6}$/);
  await ask('registration.verifyOtp', { otpToken: token, otpCode: otp });
  const person = { name: 'Ann', username: canary.phone, password: canary.password };
  const bank = { bankCode: 'SCB', bankAccountName: 'ANN TEST', bankAccountNo: canary.bankAccountNo };
  await ask('registration.validate', { ...person, ...bank });
  await ask('registration.register', { ...person, ...bank });
  await ask('profile.update', { name: 'Ann', ...bank });
  await ask('deposit.sendLink', { link: canary.link });
  await ask('game.autoLoginWithPassword', undefined, {
    provider: 'pg',
    username: 'ann',
    password: canary.gamePassword,
  });
  await ask('profile.changePassword', { oldPassword: canary.password, newPassword: canary.newPassword });
  await ask('profile.changePassword', { oldPassword: 'demo1234', newPassword: canary.newPassword });
  const message = { message_type: 'text', payload: { text: 'hello' } };
  await ask('chat.send', { sender: 'customer', message, deviceToken: canary.deviceToken });
  await ask('wallet.read');

  const journal = world.journal.text();
  expect(world.journal.length).toBeGreaterThan(10);
  for (const [name, value] of Object.entries({ ...canary, token, otp, richPhone }))
    expect(journal.includes(value), `${name} is in the journal`).toBe(false);
});
