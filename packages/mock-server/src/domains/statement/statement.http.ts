import { contract } from '@wallet/contract';
import { bind } from '../../http/bind.ts';
import { listStatement } from './statement.ts';

export const statementHttp = bind(contract.statement, {
  list: ({ world, member, body }) => listStatement(world, member, body),
});
