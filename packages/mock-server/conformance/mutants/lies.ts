/**
 * Lies of a foreign backend, each of which the suite notices with nothing but an address and one member: no fact is
 * arranged, and nothing is steered.
 */
import type { Lie } from './lie.ts';
import { answersLies } from './lies/answers.ts';
import { moneyLies } from './lies/money.ts';
import { statementLies } from './lies/statement.ts';

export const lies: readonly Lie[] = [...answersLies, ...statementLies, ...moneyLies];
