/** The members of the demo data: the mock backend seeds them, tests of every package use them, the app does not. */

/** The phone numbers, in both markets. */
export const demoPhones = {
  /** ฿25,000 in the wallet, nine game accounts, four months of statement. */
  rich: '0812345678',
  /** No money and no game account. */
  new: '0823456789',
  /** An unplayed bonus, which blocks withdrawals. */
  bonus: '0834567890',
  played: '0801234567',
  slip: '0845678901',
  /** ฿150 of invites and ฿320.50 of refunds to receive, ฿80 in the wallet. */
  due: '0856789012',
  /** Five coins, and coupons of each type. */
  spin: '0867890123',
  /** A Thai account name at a bank that requires English. */
  thaiName: '0890123456',
  noBank: '0898765432',
  noWallet: '0812349006',
  inactive: '0878901234',
  suspended: '0889012345',
  closed: '0865432109',
};

export const demoPassword = 'demo1234';

const account = (bankCode: string, bankAccountName: string, bankAccountNo: string) => ({
  bankCode,
  bankAccountName,
  bankAccountNo,
});

/** The bank accounts in Thailand. */
export const demoAccounts = {
  rich: account('KBANK', 'MALI DEMO', '1234567890'),
  new: account('SCB', 'NOK DEMO', '2234567890'),
  bonus: account('SCB', 'PLOY DEMO', '3234567890'),
  played: account('BAY', 'FAH DEMO', '4234567890'),
  slip: account('KBANK', 'TONG DEMO', '5234567890'),
  due: account('GSB', 'CHAI DEMO', '020123456789'),
  spin: account('BAY', 'DAO DEMO', '6234567890'),
  thaiName: account('KTB', 'เล็ก เดโม', '7234567890'),
  noWallet: account('SCB', 'PIM DEMO', '8234567890'),
  inactive: account('SCB', 'SOM DEMO', '9234567890'),
  suspended: account('SCB', 'TON DEMO', '9334567890'),
  closed: account('SCB', 'NAM DEMO', '9434567890'),
};
