/** Malformed responses. */
import type { Mutant } from './mutant.ts';
import { replaceInResponse } from './mutation.ts';

export const responseBodyMutants: readonly Mutant[] = [
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
    name: 'An error has a sentence in place of a code',
    caughtBy: 'An invalid transfer fails with its code and limit, and no money moves',
    onResponse: replaceInResponse(/MONEY_NOT_ENOUGH/, 'You do not have enough money.'),
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
