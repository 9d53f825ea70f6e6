import { contract } from '@wallet/contract';
import { bind } from '../bind.ts';
import { login } from './session.ts';

export const sessionHttp = bind(contract.session, { login: ({ world, body, ip }) => login(world, body, ip) });
