import { call, set, type Sent } from '../domain-client.fixture.ts';
import { again, errorCase, type ErrorCases } from '../error-case.fixture.ts';

const add = (as: string, amount: number): Sent => ({ as, body: { amount } });
const move = (from: string, to: string, amount: number, as = 'rich'): Sent => ({
  as,
  body: { from, to, amount },
});
const moveAll = (as: string, to: string): Sent => ({ as, body: { to } });

export const walletCases: ErrorCases = {
  'wallet.read': { NO_WALLET: errorCase('Log in as {noWallet}.', { as: 'noWallet' }) },
  'wallet.refresh': {
    REQUEST_LIMIT_1MIN: errorCase(
      'Check the balance of all game accounts twice within 5 seconds.',
      again('wallet.refresh', { as: 'rich' }, 1),
    ),
    SUCCESS: errorCase('Check the balance of all game accounts.', { as: 'rich' }),
  },
  'wallet.add': {
    NO_INVITE_BONUS: errorCase('As {rich}, who has no invite amount, receive ฿1.', add('rich', 1)),
    INVITE_INACTIVE: errorCase('Set `isInviteActive` to false, then receive ฿1 as {due}.', (world) => {
      set(world, { isInviteActive: false });
      return add('due', 1);
    }),
    MONEY_NOT_ENOUGH: errorCase('As {due}, receive ฿150.01 of ฿150.00.', add('due', 150.01)),
    TRANSFER_MINIMUM: errorCase('As {due}, receive ฿0.50.', add('due', 0.5)),
    data: errorCase('As {due}, receive ฿50 of ฿150.', add('due', 50), {
      'wallet.add': { amount: 120 },
      'wallet.read': { wallet: { amount: 120 }, invite: { amount: 100 } },
    }),
  },
  'wallet.transfer': {
    TRANSFER_MINIMUM: errorCase('As {rich}, transfer ฿0.50 to PG.', move('wallet', 'PG', 0.5)),
    MONEY_NOT_ENOUGH: errorCase('As {rich}, transfer ฿25,000.01 to PG.', move('wallet', 'PG', 25_000.01)),
    TRANSFER_FAIL: errorCase('As {rich}, transfer ฿1 to STORM.', move('wallet', 'STORM', 1)),
    NO_WALLET: errorCase('As {noWallet}, transfer ฿1 to PG.', move('wallet', 'PG', 1, 'noWallet')),
    BONUS_CONDITION: errorCase(
      'As {bonus}, transfer ฿1 from PG to the wallet.',
      move('PG', 'wallet', 1, 'bonus'),
    ),
    SLOT_NO_ACCOUNT: errorCase(
      'As {rich}, call it with a game that is not open: LOTUS.',
      move('wallet', 'LOTUS', 1),
    ),
    SUCCESS: errorCase('As {rich}, transfer ฿100 to PG.', move('wallet', 'PG', 100)),
  },
  'wallet.transferAll': {
    TRANSFER_MINIMUM: errorCase(
      'Move everything to PG but for less than ฿1, then return all to PG.',
      (world) => {
        call(world, 'wallet.transferAll', moveAll('rich', 'wallet'));
        call(world, 'wallet.transfer', move('wallet', 'PG', 27_510));
        return moveAll('rich', 'PG');
      },
    ),
    MONEY_NOT_ENOUGH: errorCase(
      'As {new}, who has nothing, return all to the wallet.',
      moveAll('new', 'wallet'),
    ),
    TRANSFER_FAIL: errorCase('As {rich}, move all to STORM.', moveAll('rich', 'STORM')),
    NO_WALLET: errorCase('Call it with an unknown game: `NOPE`.', moveAll('rich', 'NOPE')),
    BONUS_CONDITION: errorCase('As {bonus}, return all to the wallet.', moveAll('bonus', 'wallet')),
    SLOT_NO_ACCOUNT: errorCase('Call it with a game that is not open: LOTUS.', moveAll('rich', 'LOTUS')),
    SUCCESS: errorCase('As {rich}, return all to the wallet.', moveAll('rich', 'wallet')),
  },
};
