import { errorCase, type ErrorCase, type ErrorCases, type CasesOfCall } from '../error-case.fixture.ts';

const withdraw = (description: string, as: string, amount: number): ErrorCase =>
  errorCase(description, { as, body: { amount } });

const withdrawing: CasesOfCall = {
  TRANSFER_MINIMUM: withdraw('As {rich}, withdraw ฿99.99.', 'rich', 99.99),
  MONEY_NOT_ENOUGH: withdraw('As {rich}, withdraw ฿25,000.01.', 'rich', 25_000.01),
  TRANSFER_FAIL: withdraw('As {rich}, withdraw ฿50,000.01, more than may be.', 'rich', 50_000.01),
  NO_BANK: withdraw('As {noBank}, withdraw ฿100.', 'noBank', 100),
  NO_WALLET: withdraw('As {noWallet}, withdraw ฿100.', 'noWallet', 100),
  BANK_ACCOUNT_NAME_ENG: withdraw('As {thaiName}, withdraw ฿100.', 'thaiName', 100),
  BONUS_CONDITION: withdraw('As {bonus}, withdraw ฿100.', 'bonus', 100),
  BONUS_REMAINING: withdraw('As {played}, withdraw ฿100.', 'played', 100),
  SUCCESS: withdraw('As {rich}, withdraw ฿100.', 'rich', 100),
};

export const withdrawCases: ErrorCases = {
  'withdraw.create': withdrawing,
  'withdraw.createAll': withdrawing,
};
