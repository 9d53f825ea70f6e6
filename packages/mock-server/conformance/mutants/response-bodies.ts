/** Malformed responses. */
import type { Mutant } from './mutant.ts';
import {
  failOnMalformed,
  replaceInResponse,
  withoutAmount,
  withoutLimit,
  withUndeclaredCode,
} from './mutation.ts';

export const responseBodyMutants: readonly Mutant[] = [
  {
    name: 'A response has an undeclared field',
    caughtBy: 'profile.read returns a response of the contract',
    onResponse: replaceInResponse(/"profile":\{/, '"profile":{"passwordHash":"x",'),
  },
  {
    name: 'A response lacks a field',
    caughtBy: 'wallet.read returns a response of the contract',
    onResponse: withoutAmount,
  },
  {
    name: 'An amount is text',
    caughtBy: 'withdraw.limits returns a response of the contract',
    onResponse: replaceInResponse(/"withdrawMin":([\d.]+)/, '"withdrawMin":"$1"'),
  },
  {
    name: 'An error has the wrong status',
    caughtBy: 'An account can be opened once, and is then active',
    onResponse(text, _request, reply) {
      if (reply.statusCode === 409) reply.code(400);
      return text;
    },
  },
  {
    name: 'An error has an undeclared code',
    caughtBy: 'The money of a pending withdrawal cannot be spent again',
    onResponse: withUndeclaredCode,
  },
  {
    name: 'An error has a sentence in place of a code',
    caughtBy: 'A transfer above the balance fails',
    onResponse: replaceInResponse(/MONEY_NOT_ENOUGH/, 'You do not have enough money.'),
  },
  {
    name: 'An error lacks its limit',
    caughtBy: 'An amount below a provider’s minimum fails with that minimum',
    onResponse: withoutLimit,
  },
  {
    name: 'A malformed body causes a server error',
    caughtBy: 'wallet.transfer rejects a malformed body without changes',
    onResponse: failOnMalformed,
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
