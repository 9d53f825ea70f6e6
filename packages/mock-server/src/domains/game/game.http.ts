import { succeeded, type HandlersOf } from '../bind.ts';
import { autoLogin } from './auto-login.ts';
import { activateGame, readGameAccount, resetGamePassword } from './game.ts';

export const gameHttp: HandlersOf<'game'> = {
  activate: ({ world, member, params }) => succeeded(activateGame(world, member, params.slotCode)),
  account: ({ world, member, params }) => readGameAccount(world, member, params.slotCode),
  resetPassword: ({ world, member, params }) => succeeded(resetGamePassword(world, member, params.slotCode)),
  autoLogin: ({ world, member, params }) => autoLogin(world, member, params),
  autoLoginWithPassword: ({ world, member, params }) => autoLogin(world, member, params),
};
