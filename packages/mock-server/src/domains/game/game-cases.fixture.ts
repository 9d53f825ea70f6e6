import type { World } from '../../world/world.ts';
import { call, type Sent } from '../domain-client.fixture.ts';
import { again, errorCase, type ErrorCase, type ErrorCases } from '../error-case.fixture.ts';

const toGame = (slotCode: string): Sent => ({ as: 'rich', params: { slotCode } });

const launch = (provider: string, username: string, password?: string): Sent => ({
  as: 'rich',
  params: { provider, username, ...(password !== undefined && { password }) },
});

const nameAt = (world: World, slotCode: string): string =>
  call(world, 'game.account', toGame(slotCode)).username;

const noGame: ErrorCase = errorCase('Call it with an unknown game: `NOPE`.', toGame('NOPE'));
const notOpen: ErrorCase = errorCase(
  'As {rich}, call it with a game that is not open: LOTUS.',
  toGame('LOTUS'),
);

export const gameCases: ErrorCases = {
  'game.activate': {
    NO_GAME: noGame,
    SLOT_ALREADY_ACTIVE: errorCase('As {rich}, open PG, which is open in another tab.', toGame('PG')),
    SLOT_ACTIVATE_FAIL: errorCase('As {rich}, open MIST.', toGame('MIST')),
    SUCCESS: errorCase('As {rich}, open LOTUS.', toGame('LOTUS')),
  },
  'game.account': { NO_GAME: noGame, SLOT_NO_ACCOUNT: notOpen },
  'game.resetPassword': {
    NO_GAME: noGame,
    SLOT_NO_ACCOUNT: notOpen,
    SLOT_RESET_PASSWORD_FAIL: errorCase('As {rich}, reset the password of FROST.', toGame('FROST')),
    REQUEST_LIMIT_1MIN: errorCase(
      'As {rich}, reset the password of PG twice within a minute.',
      again('game.resetPassword', toGame('PG'), 1),
    ),
    SUCCESS: errorCase('As {rich}, reset the password of PG.', toGame('PG')),
  },
  'game.autoLogin': {
    NO_GAME: errorCase('As {rich}, start AREASLOT.', launch('areaslot', 'nobody')),
    SLOT_NO_ACCOUNT: errorCase('Call it with a user name that is not your own.', launch('pg', 'nobody')),
    WRONG_CREDENTIAL: errorCase('Call it without password for a provider that wants one: `imi`.', (world) =>
      launch('imi', nameAt(world, 'IMI')),
    ),
  },
  'game.autoLoginWithPassword': {
    NO_GAME: errorCase('As {rich}, start AREASLOT.', launch('areaslot', 'nobody', 'x')),
    SLOT_NO_ACCOUNT: errorCase('Call it with a user name that is not your own.', launch('pg', 'nobody', 'x')),
    WRONG_CREDENTIAL: errorCase('Call it with your own user name and a wrong password.', (world) =>
      launch('pg', nameAt(world, 'PG'), 'x'),
    ),
  },
};
