export {
  budgetPeriods,
  checkIntervals,
  pauseLengths,
  type Budget,
  type BudgetPeriod,
  type CheckInterval,
  type PauseLength,
} from './play-safely.ts';
