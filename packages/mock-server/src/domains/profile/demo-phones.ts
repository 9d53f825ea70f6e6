/** The phone numbers of the demo members, in both markets, and the password that they share. */
export const demoPhones = {
  /** ฿25,000 in the wallet, nine game accounts, four months of statement. */
  rich: '0812345678',
  /** No money and no game account. */
  new: '0823456789',
  /** A bonus that is not played yet: nothing can be withdrawn. */
  bonus: '0834567890',
  played: '0801234567',
  slip: '0845678901',
  /** ฿150 of invites and ฿320.50 of refunds to receive, ฿80 in the wallet. */
  due: '0856789012',
  /** Five coins, and coupons of each type. */
  spin: '0867890123',
  /** The account name is in Thai, at a bank that wants English. */
  thaiName: '0890123456',
  /** No bank account. */
  noBank: '0898765432',
  /** No wallet could be opened. */
  noWallet: '0812349006',
  inactive: '0878901234',
  suspended: '0889012345',
  closed: '0865432109',
};

export const demoPassword = 'demo1234';
