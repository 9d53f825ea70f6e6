/** One file of words per noun, plus what all share, the error catalogue, and the names of banks. */
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
