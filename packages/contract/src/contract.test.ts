import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { timeouts } from './c.ts';
import { DepositBank } from './deposit.ts';
import { errorCodes, errorStatus, isErrorCode, successCodes, type ErrorCode } from './errors.ts';
import { Slot } from './game.ts';
import { contract, operations } from './index.ts';

describe('the contract', () => {
  it('declares every code of the catalogue on at least one call', () => {
    const declared = new Set(operations.flatMap(({ metadata }) => metadata.errors));
    expect(errorCodes.filter((code) => !declared.has(code))).toEqual([]);
  });

  it('uses every success code', () => {
    const bodies = JSON.stringify(
      operations.map(({ responses }) =>
        z.toJSONSchema(responses[200] as z.ZodType, { io: 'input', unrepresentable: 'any' }),
      ),
    );
    expect(successCodes.filter((code) => !bodies.includes(`"${code}"`))).toEqual([]);
  });

  it('declares a response for each status of each declared code', () => {
    for (const { id, metadata, responses } of operations) {
      for (const status of metadata.errors.flatMap((code) => errorStatus[code])) {
        expect(responses, `${id} ${status}`).toHaveProperty(String(status));
      }
    }
  });

  it('names the effects behind GET, and the lists behind POST (decisions 10)', () => {
    const effectsBehindGet = operations.filter(({ method, metadata }) => method === 'GET' && !metadata.safe);
    expect(effectsBehindGet.map(({ path }) => path.replace('/api/', '')).sort()).toEqual([
      'bonus/activate/:code',
      'bonus/clear',
      'invite/bonus',
      'promotion/activate/:code',
      'refund/addWallet',
      'refund/receive',
      'wallet/activate/:slotCode',
      'wallet/refresh/slot',
      'wallet/resetpassword/:slotCode',
    ]);
    const readsBehindPost = operations.filter(({ method, metadata }) => method !== 'GET' && metadata.safe);
    expect(readsBehindPost.map(({ path }) => path.replace('/api/', '')).sort()).toEqual([
      'account/validate',
      'chat/history',
      'invite',
      'refund',
      'statement',
      'statement/slip',
    ]);
  });

  it('has a timeout of five minutes for uploads and of one for everything else', () => {
    const uploads = operations.filter(({ metadata }) => metadata.timeout === 'upload');
    expect(uploads.map(({ id }) => id)).toEqual(['deposit.sendSlip', 'chat.uploadImage', 'chat.uploadVideo']);
    expect(timeouts).toEqual({ normal: 60_000, upload: 300_000 });
  });

  it('preserves its declarations in its types', () => {
    expectTypeOf(contract.withdraw.create.metadata.safe).toEqualTypeOf<false>();
    expectTypeOf(contract.wallet.read.metadata.safe).toEqualTypeOf<true>();
    expectTypeOf(contract.game.activate.path).toEqualTypeOf<'/api/wallet/activate/:slotCode'>();
    expectTypeOf<z.infer<(typeof contract.withdraw.create.responses)[200]>>().toEqualTypeOf<{
      message: 'SUCCESS';
    }>();
    expectTypeOf<'OTP_BLOCK'>().toExtend<ErrorCode>();
  });

  it.each(['PG', 'PG SOFT 2.0', 'เกม', 'a+b?c#d'])('takes %s in a path as in a response', (code) => {
    expect(Slot.shape.code.parse(code)).toBe(code);
    expect(contract.game.account.pathParams.parse({ slotCode: code })).toEqual({ slotCode: code });
    expect(DepositBank.shape.bankCode.parse(code)).toBe(code);
    expect(contract.deposit.qr.pathParams.parse({ bankCode: code })).toEqual({ bankCode: code });
  });

  it.each(['.', '..', 'a/../b', '', 'x'.repeat(33)])('takes no step in a path: %j', (code) => {
    expect(contract.game.account.pathParams.safeParse({ slotCode: code }).success).toBe(false);
    expect(contract.deposit.qr.pathParams.safeParse({ bankCode: code }).success).toBe(false);
  });

  it('distinguishes codes from raw text', () => {
    expect(isErrorCode('MONEY_NOT_ENOUGH')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('Bank is closed')).toBe(false);
  });
});
