/** Answers that do not look as they should. */
import type { Mutant } from './mutant.ts';
import { replaceAnswer } from './mutation.ts';

export const answerMutants: readonly Mutant[] = [
  {
    name: 'An answer has an undeclared field',
    caughtBy: 'profile.read answers what the contract declares',
    onAnswer: replaceAnswer(/"profile":\{/, '"profile":{"passwordHash":"x",'),
  },
  {
    name: 'An answer lacks a field',
    caughtBy: 'wallet.read answers what the contract declares',
    onAnswer: replaceAnswer(/"wallet":\{"amount":[\d.]+\}/, '"wallet":{}'),
  },
  {
    name: 'An amount is text',
    caughtBy: 'withdraw.limits answers what the contract declares',
    onAnswer: replaceAnswer(/"withdrawMin":([\d.]+)/, '"withdrawMin":"$1"'),
  },
  {
    name: 'A refusal travels under the wrong status',
    caughtBy: 'An account is opened once, and is there from then on',
    onAnswer(text, _request, reply) {
      if (reply.statusCode === 409) reply.code(400);
      return text;
    },
  },
  {
    name: 'A refusal has a code that the call does not declare',
    caughtBy: 'Money that waits cannot be spent again',
    onAnswer: replaceAnswer(/MONEY_NOT_ENOUGH/, 'NO_GAME'),
  },
  {
    name: 'A refusal is words instead of a code',
    caughtBy: 'More than there is stays where it is',
    onAnswer: replaceAnswer(/MONEY_NOT_ENOUGH/, 'You do not have enough money.'),
  },
  {
    name: 'A refusal does not say its bound',
    caughtBy: 'Below the least a provider takes there is no code, and the refusal names it',
    onAnswer: replaceAnswer(/,"params":\{[^}]*\}/, ''),
  },
  {
    name: 'A malformed body is an error of the server',
    caughtBy: 'wallet.transfer refuses a body that is malformed, and changes nothing',
    onAnswer(text, _request, reply) {
      if (reply.statusCode !== 422) return text;
      reply.code(500);
      return '{"message":"INTERNAL_SERVER_ERROR"}';
    },
  },
  {
    name: 'Answers may be stored',
    caughtBy: 'Every answer, a refusal too, is not to be stored, guessed at or framed',
    onAnswer(text, _request, reply) {
      reply.header('cache-control', 'max-age=60');
      return text;
    },
  },
];
