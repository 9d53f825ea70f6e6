import type { HandlersOf } from '../bind.ts';
import { listSlips, showSlipReference } from './slips.ts';
import { listStatement } from './statement.ts';

export const statementHttp: HandlersOf<'statement'> = {
  list: ({ world, member, body, language }) => listStatement(world, member, { ...body, language }),
  slips: ({ world, member, body }) => listSlips(world, member, body),
  slipReference: ({ world, member, params }) => showSlipReference(world, member, params.reference),
};
