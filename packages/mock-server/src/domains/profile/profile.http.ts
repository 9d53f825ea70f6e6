import { succeeded, type HandlersOf } from '../bind.ts';
import { changePassword, renameHolder, showProfile, updateProfile } from './profile.ts';

export const profileHttp: HandlersOf<'profile'> = {
  read: ({ world, member }) => showProfile(world, member),
  update: ({ world, member, body }) => succeeded(updateProfile(world, member, body)),
  renameHolder: ({ world, member, body }) => succeeded(renameHolder(world, member, body)),
  changePassword: ({ world, member, body, token }) => succeeded(changePassword(world, member, body, token)),
};
