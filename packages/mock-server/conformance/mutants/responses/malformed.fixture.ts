/** Malformed responses and errors of a foreign backend. */
import { markerHeader } from '@wallet/contract/c';
import { replaceInResponse, type Mutant } from '../mutant.fixture.ts';

const newest = 'The transactions of a member are newest first, and none is in the future';
const twoEntries =
  'A baht to a game and back: the statement lists both, newest first, and explains the wallet';
const refusals = 'An invalid transfer fails with its code and limit, and no money moves';

export const malformedResponseMutants: readonly Mutant[] = [
  {
    name: 'An error has another status',
    isSeenByReading: false,
    caughtBy: refusals,
    onResponse(text, _request, reply) {
      if (text.includes('MONEY_NOT_ENOUGH')) reply.code(409);
      return text;
    },
  },
  {
    name: 'An error has an undeclared code',
    isSeenByReading: false,
    caughtBy: refusals,
    onResponse: replaceInResponse(/MONEY_NOT_ENOUGH/, 'NO_GAME'),
  },
  {
    name: 'An error lacks its limit',
    isSeenByReading: false,
    caughtBy: 'A satang below the minimum withdrawal fails with that limit, and no money moves',
    onResponse: replaceInResponse(/,"params":\{[^}]*\}/, ''),
  },
  {
    name: 'The wallet lacks a field',
    isSeenByReading: true,
    caughtBy: 'wallet.read returns a response of the contract',
    onResponse: replaceInResponse(/"wallet":\{"amount":[\d.]+\}/, '"wallet":{}'),
  },
  {
    name: 'A status has an undeclared name',
    isSeenByReading: true,
    caughtBy: newest,
    onResponse: (text) =>
      text
        .replaceAll('"status":"in progress"', '"status":"PENDING"')
        .replaceAll('"status":"SUCCESS"', '"status":"COMPLETED"'),
  },
  {
    name: 'Times have no offset',
    isSeenByReading: true,
    caughtBy: newest,
    onResponse: (text) => text.replaceAll('+07:00"', '"'),
  },
  {
    name: 'Bangkok time has the offset of London',
    isSeenByReading: true,
    caughtBy: twoEntries,
    onResponse: (text) => text.replaceAll('+07:00"', 'Z"'),
  },
  {
    name: 'Wallet and profile show different names',
    isSeenByReading: true,
    caughtBy: 'Wallet and profile always show the same member and the same bank account',
    onResponse: (text, { url }) => (url === '/api/wallet' ? text.replace(/"name":"/, '"name":"X') : text),
  },
  {
    name: 'A malformed body causes a server error',
    isSeenByReading: true,
    caughtBy: 'statement.list rejects JSON outside its schema',
    onResponse(text, _request, reply) {
      if (reply.statusCode !== 422) return text;
      reply.code(500);
      return '{"message":"INTERNAL_SERVER_ERROR"}';
    },
  },
  {
    name: 'An unknown path returns a page',
    isSeenByReading: true,
    caughtBy: 'An unknown path is NO_DATA',
    onResponse(text, _request, reply) {
      if (reply.statusCode !== 404) return text;
      reply.header('content-type', 'text/html');
      return '<!doctype html><title>404</title>';
    },
  },
  {
    name: 'The marker header is not required',
    isSeenByReading: true,
    caughtBy: 'wallet.read rejects a missing and a wrong marker header',
    onRequest({ headers }) {
      headers[markerHeader.name] ??= markerHeader.value;
    },
  },
  {
    name: 'The lifetime of a QR code is in milliseconds',
    isSeenByReading: false,
    caughtBy: 'A new QR code is the open one, expires within 15 minutes, and can be cancelled',
    onResponse: replaceInResponse(/"expireIn":(\d+)/, '"expireIn":$1000'),
  },
  {
    name: 'A response has an undeclared field',
    caughtBy: 'profile.read returns a response of the contract',
    onResponse: replaceInResponse(/"profile":\{/, '"profile":{"passwordHash":"x",'),
  },
  {
    name: 'An amount is text',
    caughtBy: 'withdraw.limits returns a response of the contract',
    onResponse: replaceInResponse(/"withdrawMin":([\d.]+)/, '"withdrawMin":"$1"'),
  },
  {
    name: 'Responses allow caching',
    caughtBy: 'Every response, also an error, forbids caching, type sniffing and referrers',
    onResponse(text, _request, reply) {
      reply.header('cache-control', 'max-age=60');
      return text;
    },
  },
];
