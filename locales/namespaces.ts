/** One file of words per noun, plus what all share and the error catalogue. */
export const namespaces = [
  'common',
  'error',
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
