/**
 * Lies of a foreign backend, each of which the suite notices with nothing but an address and one member: no fact is
 * arranged, and nothing is steered.
 */
import { satang } from '@wallet/contract/wire/money';
import { fail } from '../../src/world/failure.ts';
import { account } from '../../src/world/account.ts';
import type { Mutant } from './mutant.ts';
import { done, onCode, replaceAnswer } from './mutation.ts';

interface Page {
  readonly total: number;
  readonly statements: readonly { readonly amount: number; readonly status: string }[];
}

/** Changes what the statement shows. */
const statement = (
  change: (page: Page, request: { readonly page: number; readonly limit: number }) => object,
) => ({
  handlers: {
    'statement.list': ((context, right) =>
      change(
        right(context) as Page,
        context.body as unknown as { page: number; limit: number },
      )) as NonNullable<NonNullable<Mutant['handlers']>['statement.list']>,
  },
});

const pages = 'The transactions of a member come in pages without a gap and without an overlap';
const total = 'The total of a member’s transactions is as many as the pages hold';
const newest = 'The transactions of a member are newest first, and none is of the future';
const twoEntries =
  'A baht to a game and back: the statement has both, newest first, and sums up to the wallet';
const places = 'A baht to a game and back: both places change by it, and nothing else does';
const refusals = 'A transfer that may not be is refused with its code and bound, and nothing moves';
const once = 'A transfer that is sent twice under one key moves once, and answers alike';

export interface Lie extends Mutant {
  /** Whether cases notice it that change nothing. */
  readonly isSeenByReading: boolean;
}

export const lies: readonly Lie[] = [
  {
    name: 'A refusal travels under another status',
    isSeenByReading: false,
    caughtBy: refusals,
    onAnswer(text, _request, reply) {
      if (text.includes('MONEY_NOT_ENOUGH')) reply.code(409);
      return text;
    },
  },
  {
    name: 'A refusal has a code that the call does not declare',
    isSeenByReading: false,
    caughtBy: refusals,
    onAnswer: replaceAnswer(/MONEY_NOT_ENOUGH/, 'NO_GAME'),
  },
  {
    name: 'A refusal does not name its bound',
    isSeenByReading: false,
    caughtBy: 'A satang below the smallest withdrawal is refused with that bound, and nothing moves',
    onAnswer: replaceAnswer(/,"params":\{[^}]*\}/, ''),
  },
  {
    name: 'The wallet lacks a field',
    isSeenByReading: true,
    caughtBy: 'wallet.read answers what the contract declares',
    onAnswer: replaceAnswer(/"wallet":\{"amount":[\d.]+\}/, '"wallet":{}'),
  },
  {
    name: 'A status has a name of its own',
    isSeenByReading: true,
    caughtBy: newest,
    onAnswer: (text) =>
      text
        .replaceAll('"status":"in progress"', '"status":"PENDING"')
        .replaceAll('"status":"SUCCESS"', '"status":"COMPLETED"'),
  },
  {
    name: 'Moments carry no offset',
    isSeenByReading: true,
    caughtBy: newest,
    onAnswer: (text) => text.replaceAll('+07:00"', '"'),
  },
  {
    name: 'The hours of Bangkok are called those of London',
    isSeenByReading: true,
    caughtBy: twoEntries,
    onAnswer: (text) => text.replaceAll('+07:00"', 'Z"'),
  },
  {
    name: 'An amount has a third decimal',
    isSeenByReading: true,
    caughtBy: 'wallet.read answers what the contract declares',
    onAnswer: replaceAnswer(/"wallet":\{"amount":[\d.]+\}/, '"wallet":{"amount":1000.125}'),
  },
  {
    name: 'A third decimal is rounded instead of refused',
    isSeenByReading: false,
    caughtBy: 'A third decimal moves nothing',
    onBody({ body }) {
      const { value } = (body ?? {}) as { value?: { amount?: unknown } };
      if (value && typeof value.amount === 'number') value.amount = Math.round(value.amount * 100) / 100;
    },
  },
  {
    name: 'The statement shows a satang more than was moved',
    isSeenByReading: false,
    caughtBy: twoEntries,
    ...statement((page) => ({
      ...page,
      statements: page.statements.map((row) => ({
        ...row,
        amount: (Math.round(row.amount * 100) + 1) / 100,
      })),
    })),
  },
  {
    name: 'A transfer loses a satang on its way',
    isSeenByReading: false,
    caughtBy: places,
    handlers: {
      'wallet.transfer'(context, right) {
        const answer = right(context);
        const { world, member } = context;
        world.ledger.adjust({ account: account.wallet(member.id), amount: satang(-1), reason: 'a mutant' });
        return answer;
      },
    },
  },
  {
    name: 'A transfer says that it worked, and moves nothing',
    isSeenByReading: false,
    caughtBy: places,
    handlers: { 'wallet.transfer': () => done },
  },
  {
    name: 'The statement is oldest first',
    isSeenByReading: true,
    caughtBy: newest,
    ...statement((page) => ({ ...page, statements: page.statements.toReversed() })),
  },
  {
    name: 'The total is that of the page',
    isSeenByReading: true,
    caughtBy: pages,
    ...statement((page) => ({ ...page, total: page.statements.length })),
  },
  {
    name: 'The total counts one entry too many',
    isSeenByReading: true,
    caughtBy: total,
    ...statement((page) => ({ ...page, total: page.total + 1 })),
  },
  {
    name: 'Pages overlap by one entry',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: {
      'statement.list'(context, right) {
        const { page, limit } = context.body as unknown as { readonly page: number; readonly limit: number };
        const rows = (number: number) =>
          right({ ...context, body: { page: number, limit } as never }) as Page;
        const here = rows(page);
        if (page === 1) return here;
        const last = rows(page - 1).statements.slice(-1);
        return { ...here, statements: [...last, ...here.statements].slice(0, limit) };
      },
    },
  },
  {
    name: 'A page is as long as the backend likes',
    isSeenByReading: true,
    caughtBy: pages,
    handlers: {
      'statement.list': (context, right) =>
        right({ ...context, body: { ...context.body, limit: 10 } as never }),
    },
  },
  {
    name: 'An effect is done twice for one key',
    isSeenByReading: false,
    caughtBy: once,
    onRequest({ headers }) {
      delete headers['idempotency-key'];
    },
  },
  {
    name: 'A withdrawal above the largest is taken',
    isSeenByReading: false,
    caughtBy: 'A satang above the largest withdrawal is refused with that bound, and nothing moves',
    handlers: { 'withdraw.create': onCode('TRANSFER_FAIL', () => done) },
  },
  {
    name: 'A withdrawal below the smallest is taken',
    isSeenByReading: false,
    caughtBy: 'A satang below the smallest withdrawal is refused with that bound, and nothing moves',
    handlers: { 'withdraw.create': onCode('TRANSFER_MINIMUM', () => done) },
  },
  {
    name: 'A transfer of less than a baht works',
    isSeenByReading: false,
    caughtBy: refusals,
    handlers: { 'wallet.transfer': onCode('TRANSFER_MINIMUM', () => done) },
  },
  {
    name: 'A refused withdrawal takes its money all the same',
    isSeenByReading: false,
    caughtBy: 'A satang more than the wallet has is MONEY_NOT_ENOUGH, and nothing moves',
    handlers: {
      'withdraw.create': onCode('MONEY_NOT_ENOUGH', ({ world, member }) => {
        world.ledger.adjust({ account: account.wallet(member.id), amount: satang(-100), reason: 'a mutant' });
        return fail.keeping('MONEY_NOT_ENOUGH');
      }),
    },
  },
  {
    name: 'Wallet and profile tell two names',
    isSeenByReading: true,
    caughtBy: 'Wallet and profile tell the same member and the same bank account, every time',
    onAnswer: (text, { url }) => (url === '/api/wallet' ? text.replace(/"name":"/, '"name":"X') : text),
  },
  {
    name: 'A malformed body is an error of the server',
    isSeenByReading: true,
    caughtBy: 'statement.list refuses JSON that is none of its bodies',
    onAnswer(text, _request, reply) {
      if (reply.statusCode !== 422) return text;
      reply.code(500);
      return '{"message":"INTERNAL_SERVER_ERROR"}';
    },
  },
  {
    name: 'An unknown address answers a page',
    isSeenByReading: true,
    caughtBy: 'An address that is no call is NO_DATA',
    onAnswer(text, _request, reply) {
      if (reply.statusCode !== 404) return text;
      reply.header('content-type', 'text/html');
      return '<!doctype html><title>404</title>';
    },
  },
  {
    name: 'The marker header is not asked for',
    isSeenByReading: true,
    caughtBy: 'wallet.read is refused without the marker header, and with a wrong one',
    onRequest({ headers }) {
      headers['x-player-client'] ??= 'web';
    },
  },
  {
    name: 'The life of a QR code is told in milliseconds',
    isSeenByReading: false,
    caughtBy:
      'A QR code that was made is the open one, has no more than 15 minutes, and is gone when cancelled',
    onAnswer: (text) => text.replace(/"expireIn":(\d+)/, '"expireIn":$1000'),
  },
];
