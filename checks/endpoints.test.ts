import { operations } from '@wallet/contract';
import { createServer } from '@wallet/mock-server/server';
import { describe, expect, it } from 'vitest';

/** The calls of section 7 of the specification, in order, with the assumed paths (decisions 9). */
const specified: readonly string[] = `
GET /api/lookup/banks
GET /api/lookup/deposit
GET /api/lookup/conditions
GET /api/lookup/agreements
GET /api/lookup/info
GET /api/lookup/notice
GET /api/lookup/contact
GET /api/lookup/withdraw
GET /api/lookup/slip
GET /api/lookup/sources
GET /api/lookup/active
GET /api/lookup/registerOTP
GET /api/lookup/enableChatWidget
POST /api/account/validate
POST /api/account
GET /api/account/profile
PUT /api/account/profile
PUT /api/account/bankAccountName
PUT /api/account/changepwd
POST /api/otp/send
POST /api/otp/verify
POST /api/login
GET /api/wallet
GET /api/wallet/refresh/slot
GET /api/wallet/activate/:slotCode
GET /api/wallet/account/:slotCode
GET /api/wallet/resetpassword/:slotCode
POST /api/wallet/add
POST /api/wallet/transfer
POST /api/wallet/transferAll
POST /api/wallet/withdraw
POST /api/wallet/withdrawAll
POST /api/wallet/slip
POST /api/wallet/truelink
GET /api/qrcode/:bankCode
POST /api/qrcode/:bankCode
DELETE /api/qrcode/:qrcodeId
POST /api/invite
GET /api/invite/bonus
GET /api/invite/banners
POST /api/refund
GET /api/refund/check
GET /api/refund/receive
GET /api/refund/addWallet
GET /api/refund/banners
GET /api/spinwheel/setup
POST /api/spinwheel/spin
GET /api/spinwheel/coupon
POST /api/spinwheel/coupon/claim
GET /api/spinwheel/active
GET /api/bonus
GET /api/bonus/activate/:code
GET /api/bonus/check/active
GET /api/bonus/check/minimum
GET /api/bonus/clear
GET /api/promotion/current
GET /api/promotion/find/:code
GET /api/promotion/activate/:code
POST /api/statement
POST /api/statement/slip
GET /api/statement/slip/reference/:reference
GET /api/autoLogin/:provider/:username
GET /api/autoLogin/:provider/:username/:password
GET /api/chat/config
POST /api/chat/send-message
POST /api/chat/history
POST /api/chat/upload-image
POST /api/chat/upload-video
PUT /api/chat/read-customer
`
  .trim()
  .split('\n');

/** The name of a parameter is no part of a path, and providers share some. */
const withoutNames = (call: string): string => call.replaceAll(/:[^/]+/g, ':');

/** `METHOD path` of every route in the tree that Fastify prints, whose lines go one step deeper per four characters. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth - 1, Infinity, part);
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${above.join('')}`);
  });
}

describe('the calls of the specification', () => {
  it('are 69', () => expect(new Set(specified).size).toBe(69));

  it('are in the contract; its other calls note that their path is assumed', () => {
    const calls = operations.map(({ method, path, metadata }) => [`${method} ${path}`, metadata] as const);
    const declared: readonly string[] = calls.map(([call]) => call);
    expect(specified.filter((call) => !declared.includes(call))).toEqual([]);
    const others = calls.filter(([call]) => !specified.includes(call));
    expect(others.filter(([, { assumedPath }]) => !assumedPath)).toEqual([]);
  });

  it('and the others are the routes of the server', async () => {
    const server = await createServer();
    const routes = routesIn(server.app.printRoutes({ commonPrefix: false }));
    await server.close();
    const calls = routes.filter((route) => route.includes(' /api'));
    const declared = operations.map(({ method, path }) => `${method} ${path}`);
    expect(calls.map(withoutNames).sort()).toEqual(declared.map(withoutNames).sort());
  });
});
