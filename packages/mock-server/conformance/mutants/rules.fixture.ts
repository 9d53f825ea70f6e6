/** Broken rules of money, messages and texts. */
import { languageHeader } from '@wallet/contract/c';
import { satang } from '@wallet/contract/wire/money';
import { onCode, type Mutant } from './mutant.fixture.ts';
import { account } from '../../src/world/account.ts';

export const ruleMutants: readonly Mutant[] = [
  {
    name: 'A transfer ignores the balance',
    caughtBy: 'An invalid transfer fails with its code and limit, and no money moves',
    handlers: {
      'wallet.transfer': onCode('MONEY_NOT_ENOUGH', (context, right) => {
        const { world, member } = context;
        const amount = satang(1_000_00);
        world.ledger.adjust({ account: account.wallet(member.id), amount, reason: 'a mutant' });
        return right({ ...context, body: { ...context.body, from: 'wallet' as never, to: 'PG' as never } });
      }),
    },
  },
  {
    name: 'A repeated message is stored again',
    caughtBy: 'A message is in the history once, also when it is repeated with its client id',
    handlers: {
      'chat.send'({ world, body, ...context }, right) {
        const { message, ...rest } = body as unknown as { message: { payload: object } };
        const payload = { ...message.payload, clientId: world.ids.next('mutant') };
        const renamed = { ...rest, message: { ...message, payload } } as unknown as typeof body;
        return right({ ...context, world, body: renamed });
      },
    },
  },
  {
    name: 'Texts are always in Thai',
    caughtBy: 'The sources come in the language of Accept-Language',
    onRequest(request) {
      request.headers[languageHeader] = 'th';
    },
  },
];
