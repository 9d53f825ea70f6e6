/** Answers and refusals of a foreign backend that do not look as they should. */
import type { ResponseMutant } from '../response-mutant.ts';
import { replaceAnswer } from '../mutation.ts';

const newest = 'The transactions of a member are newest first, and none is of the future';
const twoEntries =
  'A baht to a game and back: the statement has both, newest first, and sums up to the wallet';
const refusals = 'A transfer that may not be is refused with its code and bound, and nothing moves';

export const answerResponseMutants: readonly ResponseMutant[] = [
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
    name: 'Wallet and profile show different names',
    isSeenByReading: true,
    caughtBy: 'Wallet and profile always show the same member and the same bank account',
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
    name: 'The life of a QR code is in milliseconds',
    isSeenByReading: false,
    caughtBy:
      'A QR code that was made is the open one, has no more than 15 minutes, and is gone when cancelled',
    onAnswer: (text) => text.replace(/"expireIn":(\d+)/, '"expireIn":$1000'),
  },
];
