/** One namespace per noun, plus common texts, errors and bank names. */
export const namespaces = [
  'common',
  'error',
  'bank',
  'session',
  'registration',
  'profile',
  'site',
  'wallet',
  'deposit',
  'withdraw',
  'game',
  'bonus',
  'invite',
  'refund',
  'spin',
  'statement',
  'chat',
] as const;

export type Namespace = (typeof namespaces)[number];
