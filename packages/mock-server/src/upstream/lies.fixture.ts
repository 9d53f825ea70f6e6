/** An upstream that lies: a simulator whose answers are changed on their way out. */
import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { MockServer } from '../server.ts';
import { createServer } from '../server.ts';

/** An answer as a lie sees it: its JSON, which may be changed in place. */
export interface LyingAnswer {
  status: number;
  type: string;
  // A lie breaks the types of the contract on purpose.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface Lie {
  readonly name: string;
  readonly call: OperationId;
  /** A field that the drift names. */
  readonly field?: string;
  /** Words that the drift contains. */
  readonly told: string;
  readonly tell: (answer: LyingAnswer) => void;
}

const satangMore = (baht: number): number => (Math.round(baht * 100) + 1) / 100;
const rows = (body: { statements: Record<string, unknown>[] }) => body.statements;

/** Answers truly once. */
const later = (lie: Lie['tell']): Lie['tell'] => {
  let count = 0;
  return (answer) => {
    if (count++ > 0) lie(answer);
  };
};

export const lies: readonly Lie[] = [
  {
    name: 'a success under another status',
    call: 'wallet.read',
    told: 'the shape of a refusal',
    tell: (answer) => (answer.status = 201),
  },
  {
    name: 'a refusal under another status',
    call: 'wallet.transfer',
    field: 'status',
    told: '409',
    tell: (answer) => answer.status === 400 && (answer.status = 409),
  },
  {
    name: 'an unknown code',
    call: 'wallet.transfer',
    field: 'message',
    told: 'NOT_TODAY',
    tell: ({ status, body }) => status === 400 && (body.message = 'NOT_TODAY'),
  },
  {
    name: 'a code that the call does not declare',
    call: 'wallet.transfer',
    field: 'message',
    told: 'NO_GAME',
    tell: ({ status, body }) => status === 400 && (body.message = 'NO_GAME'),
  },
  {
    name: 'a refusal without its bound',
    call: 'withdraw.create',
    field: 'params.amount',
    told: 'the bound in the refusal',
    tell: ({ body }) => delete body.params,
  },
  {
    name: 'a refusal with another bound',
    call: 'withdraw.create',
    field: 'params.amount',
    told: 'the smallest withdrawal',
    tell: ({ body }) => body.params && (body.params.amount = 1),
  },
  {
    name: 'a missing field',
    call: 'wallet.read',
    field: 'wallet.amount',
    told: 'the shape of wallet.read',
    tell: ({ body }) => delete body.wallet.amount,
  },
  {
    name: 'an undeclared field',
    call: 'profile.read',
    field: 'profile.vip',
    told: 'declared ones only',
    tell: ({ body }) => (body.profile.vip = true),
  },
  {
    name: 'another type',
    call: 'withdraw.limits',
    field: 'withdrawMin',
    told: 'the shape of withdraw.limits',
    tell: ({ body }) => (body.withdrawMin = String(body.withdrawMin)),
  },
  {
    name: 'another enum',
    call: 'statement.list',
    field: 'statements[].status',
    told: 'PENDING',
    tell: ({ body }) => rows(body).forEach((row) => (row['status'] = 'PENDING')),
  },
  {
    name: 'a third decimal',
    call: 'wallet.read',
    field: 'wallet.amount',
    told: 'the shape of wallet.read',
    tell: ({ body }) => (body.wallet.amount = 1000.125),
  },
  {
    name: 'a wallet that is off by a satang',
    call: 'wallet.read',
    field: 'wallet.amount',
    told: 'the satang of each place after wallet.transfer',
    tell: later(({ body }) => (body.wallet.amount = satangMore(body.wallet.amount))),
  },
  {
    name: 'a statement that is off by a satang',
    call: 'statement.list',
    field: 'statements[].amount',
    told: 'kind and satang of the entry after wallet.transfer',
    tell: ({ body }) => rows(body).forEach((row) => (row['amount'] = satangMore(row['amount'] as number))),
  },
  {
    name: 'an entry that changes by a satang later',
    call: 'statement.list',
    field: 'statements[].amount',
    told: 'an entry of the statement that was seen before',
    tell: later(({ body }) => {
      const [, older] = rows(body);
      if (older) older['amount'] = satangMore(older['amount'] as number);
    }),
  },
  {
    name: 'the oldest entry first',
    call: 'statement.list',
    field: 'statements[].createdAt',
    told: 'newest first',
    tell: ({ body }) => void rows(body).reverse(),
  },
  {
    name: 'messages in another order',
    call: 'chat.history',
    told: 'newest first',
    tell: ({ body }) => void body.reverse(),
  },
  {
    name: 'moments without an offset',
    call: 'statement.list',
    field: 'statements[].createdAt',
    told: 'the shape of statement.list',
    tell: ({ body }) =>
      rows(body).forEach((row) => (row['createdAt'] = String(row['createdAt']).replace('+07:00', ''))),
  },
  {
    name: 'the hours of Bangkok with the offset of London',
    call: 'statement.list',
    field: 'statements[].createdAt',
    told: 'no later than now',
    tell: ({ body }) =>
      rows(body).forEach((row) => (row['createdAt'] = String(row['createdAt']).replace('+07:00', 'Z'))),
  },
  {
    name: 'the hours of London with the offset of Bangkok',
    call: 'statement.list',
    field: 'statements[].createdAt',
    told: 'within five minutes of the effect',
    tell: ({ body }) =>
      rows(body).forEach((row) => {
        const utc = new Date(String(row['createdAt'])).toISOString();
        row['createdAt'] = utc.replace('Z', '+07:00');
      }),
  },
  {
    name: 'the total of the page',
    call: 'statement.list',
    field: 'total',
    told: 'the number of rows on page 2',
    tell: ({ body }) => (body.total = rows(body).length),
  },
  {
    name: 'a page that is too long',
    call: 'statement.list',
    field: 'total',
    told: 'the number of rows on page 1',
    tell: ({ body }) => void rows(body).push({ ...rows(body).at(-1), _id: 'f'.repeat(24) }),
  },
  {
    name: 'an entry twice',
    call: 'statement.list',
    field: 'statements[]._id',
    told: 'there twice',
    tell: ({ body }) => rows(body)[0] && (rows(body)[1] = { ...rows(body)[0] }),
  },
  {
    name: 'another name in the wallet than in the profile',
    call: 'wallet.read',
    field: 'profile',
    told: 'compared with profile.read',
    tell: ({ body }) => (body.profile.name += ' X'),
  },
  {
    name: 'coins that differ from the profile’s',
    call: 'spin.setup',
    field: 'result.userCoin',
    told: 'the coins in spin.setup',
    tell: ({ body }) => (body.result.userCoin += 1),
  },
  {
    name: 'a code that lasts for milliseconds',
    call: 'deposit.createQr',
    field: 'expireIn',
    told: 'at most 900',
    tell: ({ body }) => (body.expireIn *= 1000),
  },
  {
    name: 'another answer to the same intent',
    call: 'wallet.transfer',
    told: 'repeated under one key',
    tell: later((answer) => {
      if (answer.status === 200)
        Object.assign(answer, { status: 400, body: { message: 'MONEY_NOT_ENOUGH' } });
    }),
  },
  {
    name: 'bounds of a withdrawal the wrong way round',
    call: 'withdraw.limits',
    field: 'withdrawMin',
    told: 'smallest ≤ largest',
    tell: ({ body }) => Object.assign(body, { withdrawMin: body.withdrawMax, withdrawMax: body.withdrawMin }),
  },
  {
    name: 'a bank twice',
    call: 'registration.banks',
    field: '[].code',
    told: 'there twice',
    tell: ({ body }) => void body.push(body[0]),
  },
  {
    name: 'a page instead of JSON',
    call: 'site.active',
    told: 'application/json',
    tell: (answer) => (answer.type = 'text/html'),
  },
];

export interface LyingUpstream {
  readonly server: MockServer;
  readonly url: string;
  /** Answers as usual when there is none. */
  lie: Lie | undefined;
}

export async function startLyingUpstream(): Promise<LyingUpstream> {
  const upstream: { lie: Lie | undefined } = { lie: undefined };
  const server = await createServer({
    parts: {
      prepare(app) {
        app.addHook('onSend', (request, reply, payload, done) => {
          const route = `${request.method} ${request.routeOptions.url}`;
          const call = operations.find(({ method, path }) => `${method} ${path}` === route);
          const { lie } = upstream;
          if (!lie || call?.id !== lie.call || typeof payload !== 'string') return done(null, payload);
          const type = String(reply.getHeader('content-type'));
          const answer: LyingAnswer = { status: reply.statusCode, type, body: JSON.parse(payload) };
          lie.tell(answer);
          void reply.code(answer.status).header('content-type', answer.type).removeHeader('content-length');
          done(null, JSON.stringify(answer.body));
        });
      },
    },
  });
  return Object.assign(upstream, { server, url: await server.listen() });
}
