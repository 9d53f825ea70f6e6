import type { HandlersOf } from '../bind.ts';
import { login } from './session.ts';

export const sessionHttp: HandlersOf<'session'> = { login: ({ world, body, ip }) => login(world, body, ip) };
