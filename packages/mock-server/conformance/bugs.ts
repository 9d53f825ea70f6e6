/** Every seeded bug. */
import { accessBugs } from './bugs/access.ts';
import { answerBugs } from './bugs/answers.ts';
import type { Bug } from './bugs/bug.ts';
import { moneyBugs } from './bugs/money.ts';
import { timeBugs } from './bugs/time.ts';

export const bugs: readonly Bug[] = [...moneyBugs, ...accessBugs, ...timeBugs, ...answerBugs];
