import type { OperationId } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { receipts } from '../domains/bonus/receipt.ts';
import { arrivedFile, heads } from '../domains/chat/chat.fixture.ts';
import { call, memberOf, type Sent } from '../domains/domain-client.fixture.ts';
import { paidReference } from '../domains/deposit/deposit.seed.ts';
import { coupons } from '../domains/spin/coupon.ts';
import type { World } from '../world/world.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';

const server = await openServer();

/** A resource of one member that another member requests, and a resource that does not exist. */
interface Possession {
  readonly what: string;
  readonly id: OperationId;
  readonly owner: string;
  /** The request for a name. */
  readonly reach: (name: string) => Pick<Sent, 'params' | 'body'>;
  /** The name of the resource; may create it first. */
  readonly name: (world: World) => string;
  /** A name of the same form without an owner. */
  readonly nobodys: string;
}

const noId = 'f'.repeat(24);

const media = (url: string) => ({
  body: {
    sender: 'customer',
    message: { message_type: 'media', payload: { message: '', url, filePath: url, fileType: 'image' } },
  },
});

const possessions: readonly Possession[] = [
  {
    what: 'an open QR code, to cancel it',
    id: 'deposit.cancelQr',
    owner: 'rich',
    reach: (qrcodeId) => ({ params: { qrcodeId } }),
    name: (world) =>
      call(world, 'deposit.createQr', {
        as: 'rich',
        params: { bankCode: 'KBANK' },
        body: { amount: 100 },
      }).qrcodeId ?? '',
    nobodys: noId,
  },
  {
    what: 'a coupon',
    id: 'spin.claim',
    owner: 'spin',
    reach: (coupon) => ({ body: { coupon } }),
    name: (world) =>
      coupons(world)
        .by('memberId', memberOf(world, 'spin').id)
        .find(({ prizeCode }) => prizeCode === 'CASH50')?.id ?? '',
    nobodys: noId,
  },
  {
    what: 'the reference of a slip',
    id: 'statement.slipReference',
    owner: 'rich',
    reach: (reference) => ({ params: { reference } }),
    name: () => paidReference,
    nobodys: 'DEMO99999999',
  },
  ...(['chat.history', 'chat.markRead'] as const).map((id): Possession => ({
    what: 'a chat room',
    id,
    owner: 'rich',
    reach: (userId) => ({ body: { userId, ...(id === 'chat.history' && { limit: 10, skip: 0 }) } }),
    name: (world) => memberOf(world, 'rich').id,
    nobodys: noId,
  })),
  {
    what: 'a chat room, to write into it',
    id: 'chat.send',
    owner: 'rich',
    reach: (userId) => ({
      body: { sender: 'customer', userId, message: { message_type: 'text', payload: { text: 'hello' } } },
    }),
    name: (world) => memberOf(world, 'rich').id,
    nobodys: noId,
  },
  {
    what: 'a file sent in a chat',
    id: 'chat.send',
    owner: 'rich',
    reach: media,
    name: (world) =>
      call(world, 'chat.uploadImage', {
        as: 'rich',
        body: { file: arrivedFile(heads['image/png'], 'a.png') },
      }).path,
    nobodys: `/_mock/upload/access/${noId}.png`,
  },
  {
    what: 'the user name at a game',
    id: 'game.autoLogin',
    owner: 'rich',
    reach: (username) => ({ params: { provider: 'pg', username } }),
    name: (world) => call(world, 'game.account', { as: 'rich', params: { slotCode: 'PG' } }).username,
    nobodys: 'pg_nobody',
  },
];

const openWorld = (): World => newWorld(server.worlds, 'access');

describe('a resource of another member', () => {
  it.each(possessions)('$what ($id) is rejected like one that does not exist', async (one) => {
    const world = openWorld();
    const name = one.name(world);
    const stranger = tokenFor(world, memberOf(world, 'played').phone);
    const ask = async (token: string, requests: string) => {
      const { params, body } = one.reach(requests);
      const from = world.journal.length;
      const response = await send(server, one.id, {
        world,
        token,
        params: params as Record<string, string>,
        body,
      });
      const { date: _date, ...headers } = Object.fromEntries(response.headers);
      const noted = world.journal
        .entries(from)
        .map(({ kind, outcome, detail }) => ({ kind, outcome, detail }));
      return { status: response.status, text: response.text, headers, noted };
    };
    const before = world.stateHash();
    const foreign = await ask(stranger, name);
    expect(foreign).toEqual(await ask(stranger, one.nobodys));
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(world.stateHash()).toBe(before);
    // The owner still reaches it.
    const own = await ask(tokenFor(world, memberOf(world, one.owner).phone), name);
    expect([own.status, own.text.includes('NO_DATA')]).toEqual([200, false]);
    server.worlds.remove(world.id);
  });

  it('is in no list', async () => {
    const world = openWorld();
    const requests = [
      ['statement.list', { page: 1, limit: 100 }],
      ['statement.slips', { page: 1, limit: 100 }],
      ['invite.list', { page: 1, limit: 100 }],
      ['refund.list', { page: 1, limit: 100 }],
      ['spin.coupons', undefined],
      ['bonus.list', undefined],
      ['chat.history', { limit: 100, skip: 0 }],
      ['wallet.read', undefined],
    ] as const;
    const foreign = [
      ...receipts(world).all(),
      ...coupons(world).all(),
      ...world.ledger.history().items.filter(({ memberId }) => memberId !== undefined),
    ].filter(({ memberId }) => memberId !== memberOf(world, 'thaiName').id);
    expect(foreign.length).toBeGreaterThan(100);
    const token = tokenFor(world, memberOf(world, 'thaiName').phone);
    for (const [id, body] of requests) {
      const { status, text } = await send(server, id, { world, token, body });
      expect([id, status]).toEqual([id, 200]);
      expect([id, foreign.filter((row) => text.includes(row.id))]).toEqual([id, []]);
      expect([id, text.includes(memberOf(world, 'rich').id)]).toEqual([id, false]);
    }
    server.worlds.remove(world.id);
  });

  it('an Idempotency-Key of another member returns neither its response nor its error', async () => {
    const world = openWorld();
    const transfer = (as: 'rich' | 'new', amount: number) =>
      send(server, 'wallet.transfer', {
        world,
        token: tokenFor(world, memberOf(world, as).phone),
        body: { from: 'wallet', to: 'PG', amount },
        intent: 'the same',
      });
    expect((await transfer('rich', 100)).status).toBe(200);
    const stranger = await transfer('new', 100);
    expect(stranger.body.message).toBe('SLOT_NO_ACCOUNT');
    // A different body must not reveal that the key is in use.
    expect((await transfer('new', 100)).text).toBe(stranger.text);
    expect(world.journal.verify({ name: 'wallet.transfer', outcome: 'ok', times: 1 }).isMet).toBe(true);
    server.worlds.remove(world.id);
  });

  it('a guest’s room is reached by its guest id alone, and never by a member id', async () => {
    const world = openWorld();
    const member = memberOf(world, 'rich');
    const history = (body: object, token?: string) =>
      send(server, 'chat.history', { world, body: { limit: 10, skip: 0, ...body }, ...(token && { token }) });
    const own = await history({}, tokenFor(world));
    expect((own.body as unknown as unknown[]).length).toBeGreaterThan(0);
    expect((await history({ userId: member.id })).status).toBe(401);
    // A guest with a member's id gets an own, empty room.
    expect((await history({ guestId: member.id })).text).toBe('[]');
    server.worlds.remove(world.id);
  });
});
