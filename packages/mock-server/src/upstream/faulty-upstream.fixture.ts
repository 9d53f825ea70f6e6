/** A faulty upstream: a simulator whose responses a hook alters. */
import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { MockServer } from '../server.ts';
import { createServer } from '../server.ts';

/** A response with its parsed JSON, which a defect mutates. */
export interface AlterableResponse {
  status: number;
  type: string;
  // A defect breaks the contract types on purpose.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Defect {
  readonly name: string;
  readonly call: OperationId;
  /** A field that the drift must name. */
  readonly field?: string;
  /** Text that the drift must contain. */
  readonly drift: string;
  readonly alter: (response: AlterableResponse) => void;
}

const satangMore = (baht: number): number => (Math.round(baht * 100) + 1) / 100;
const rows = (body: { statements: Record<string, unknown>[] }) => body.statements;

/** Leaves the first response unaltered. */
const afterFirst = (defect: Defect['alter']): Defect['alter'] => {
  let count = 0;
  return (response) => {
    if (count++ > 0) defect(response);
  };
};

export const defects: readonly Defect[] = [
  {
    name: 'a success under another status',
    call: 'wallet.read',
    drift: 'the shape of a refusal',
    alter: (response) => (response.status = 201),
  },
  {
    name: 'a refusal under another status',
    call: 'wallet.transfer',
    field: 'status',
    drift: '409',
    alter: (response) => response.status === 400 && (response.status = 409),
  },
  {
    name: 'an unknown code',
    call: 'wallet.transfer',
    field: 'message',
    drift: 'NOT_TODAY',
    alter: ({ status, body }) => status === 400 && (body.message = 'NOT_TODAY'),
  },
  {
    name: 'a code that the call does not declare',
    call: 'wallet.transfer',
    field: 'message',
    drift: 'NO_GAME',
    alter: ({ status, body }) => status === 400 && (body.message = 'NO_GAME'),
  },
  {
    name: 'a refusal without its bound',
    call: 'withdraw.create',
    field: 'params.amount',
    drift: 'the bound in the refusal',
    alter: ({ body }) => delete body.params,
  },
  {
    name: 'a refusal with another bound',
    call: 'withdraw.create',
    field: 'params.amount',
    drift: 'the smallest withdrawal',
    alter: ({ body }) => body.params && (body.params.amount = 1),
  },
  {
    name: 'a missing field',
    call: 'wallet.read',
    field: 'wallet.amount',
    drift: 'the shape of wallet.read',
    alter: ({ body }) => delete body.wallet.amount,
  },
  {
    name: 'an undeclared field',
    call: 'profile.read',
    field: 'profile.vip',
    drift: 'declared ones only',
    alter: ({ body }) => (body.profile.vip = true),
  },
  {
    name: 'another type',
    call: 'withdraw.limits',
    field: 'withdrawMin',
    drift: 'the shape of withdraw.limits',
    alter: ({ body }) => (body.withdrawMin = String(body.withdrawMin)),
  },
  {
    name: 'another enum',
    call: 'statement.list',
    field: 'statements[].status',
    drift: 'PENDING',
    alter: ({ body }) => rows(body).forEach((row) => (row['status'] = 'PENDING')),
  },
  {
    name: 'a third decimal',
    call: 'wallet.read',
    field: 'wallet.amount',
    drift: 'the shape of wallet.read',
    alter: ({ body }) => (body.wallet.amount = 1000.125),
  },
  {
    name: 'a wallet that is off by a satang',
    call: 'wallet.read',
    field: 'wallet.amount',
    drift: 'the satang of each account after wallet.transfer',
    alter: afterFirst(({ body }) => (body.wallet.amount = satangMore(body.wallet.amount))),
  },
  {
    name: 'a statement that is off by a satang',
    call: 'statement.list',
    field: 'statements[].amount',
    drift: 'kind and satang of the entry after wallet.transfer',
    alter: ({ body }) => rows(body).forEach((row) => (row['amount'] = satangMore(row['amount'] as number))),
  },
  {
    name: 'an entry that changes by a satang in a later response',
    call: 'statement.list',
    field: 'statements[].amount',
    drift: 'an entry of the statement that was seen before',
    alter: afterFirst(({ body }) => {
      const [, older] = rows(body);
      if (older) older['amount'] = satangMore(older['amount'] as number);
    }),
  },
  {
    name: 'the oldest entry first',
    call: 'statement.list',
    field: 'statements[].createdAt',
    drift: 'newest first',
    alter: ({ body }) => void rows(body).reverse(),
  },
  {
    name: 'messages in another order',
    call: 'chat.history',
    drift: 'newest first',
    alter: ({ body }) => void body.reverse(),
  },
  {
    name: 'moments without an offset',
    call: 'statement.list',
    field: 'statements[].createdAt',
    drift: 'the shape of statement.list',
    alter: ({ body }) =>
      rows(body).forEach((row) => (row['createdAt'] = String(row['createdAt']).replace('+07:00', ''))),
  },
  {
    name: 'the hours of Bangkok with the offset of London',
    call: 'statement.list',
    field: 'statements[].createdAt',
    drift: 'no later than now',
    alter: ({ body }) =>
      rows(body).forEach((row) => (row['createdAt'] = String(row['createdAt']).replace('+07:00', 'Z'))),
  },
  {
    name: 'the hours of London with the offset of Bangkok',
    call: 'statement.list',
    field: 'statements[].createdAt',
    drift: 'within five minutes of the effect',
    alter: ({ body }) =>
      rows(body).forEach((row) => {
        const utc = new Date(String(row['createdAt'])).toISOString();
        row['createdAt'] = utc.replace('Z', '+07:00');
      }),
  },
  {
    name: 'the total of the page',
    call: 'statement.list',
    field: 'total',
    drift: 'the number of rows on page 2',
    alter: ({ body }) => (body.total = rows(body).length),
  },
  {
    name: 'a page that is too long',
    call: 'statement.list',
    field: 'total',
    drift: 'the number of rows on page 1',
    alter: ({ body }) => void rows(body).push({ ...rows(body).at(-1), _id: 'f'.repeat(24) }),
  },
  {
    name: 'an entry twice',
    call: 'statement.list',
    field: 'statements[]._id',
    drift: 'there twice',
    alter: ({ body }) => rows(body)[0] && (rows(body)[1] = { ...rows(body)[0] }),
  },
  {
    name: 'another name in the wallet than in the profile',
    call: 'wallet.read',
    field: 'profile',
    drift: 'compared with profile.read',
    alter: ({ body }) => (body.profile.name += ' X'),
  },
  {
    name: 'coins that differ from the profile’s',
    call: 'spin.setup',
    field: 'result.userCoin',
    drift: 'the coins in spin.setup',
    alter: ({ body }) => (body.result.userCoin += 1),
  },
  {
    name: 'a code that lasts for milliseconds',
    call: 'deposit.createQr',
    field: 'expireIn',
    drift: 'at most 900',
    alter: ({ body }) => (body.expireIn *= 1000),
  },
  {
    name: 'another response to the same intent',
    call: 'wallet.transfer',
    drift: 'repeated under one key',
    alter: afterFirst((response) => {
      if (response.status === 200)
        Object.assign(response, { status: 400, body: { message: 'MONEY_NOT_ENOUGH' } });
    }),
  },
  {
    name: 'bounds of a withdrawal the wrong way round',
    call: 'withdraw.limits',
    field: 'withdrawMin',
    drift: 'smallest ≤ largest',
    alter: ({ body }) =>
      Object.assign(body, { withdrawMin: body.withdrawMax, withdrawMax: body.withdrawMin }),
  },
  {
    name: 'a bank twice',
    call: 'registration.banks',
    field: '[].code',
    drift: 'there twice',
    alter: ({ body }) => void body.push(body[0]),
  },
  {
    name: 'a page instead of JSON',
    call: 'site.active',
    drift: 'application/json',
    alter: (response) => (response.type = 'text/html'),
  },
];

export interface FaultyUpstream {
  readonly server: MockServer;
  readonly url: string;
  /** The active defect; undefined leaves responses unaltered. */
  defect: Defect | undefined;
}

export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  const upstream: { defect: Defect | undefined } = { defect: undefined };
  const server = await createServer({
    parts: {
      prepare(app) {
        app.addHook('onSend', (request, reply, payload, done) => {
          const route = `${request.method} ${request.routeOptions.url}`;
          const call = operations.find(({ method, path }) => `${method} ${path}` === route);
          const { defect } = upstream;
          if (!defect || call?.id !== defect.call || !(payload instanceof Uint8Array))
            return done(null, payload);
          const type = String(reply.getHeader('content-type'));
          const body: unknown = JSON.parse(new TextDecoder().decode(payload));
          const response: AlterableResponse = { status: reply.statusCode, type, body };
          defect.alter(response);
          void reply
            .code(response.status)
            .header('content-type', response.type)
            .removeHeader('content-length');
          done(null, JSON.stringify(response.body));
        });
      },
    },
  });
  return Object.assign(upstream, { server, url: await server.listen() });
}
