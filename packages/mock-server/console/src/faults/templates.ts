import type { FaultRule } from '@wallet/mock-server/world/fault-schema';

export const templates = {
  slow: {
    operation: '*',
    effect: { type: 'latency', latency: { shape: 'lognormal', median: 1_200, sigma: 0.5 } },
  },
  lostAnswer: {
    operation: 'withdraw.create',
    nth: 1,
    phase: 'after',
    effect: { type: 'network', how: 'reset' },
  },
  nthFails: {
    operation: 'wallet.transfer',
    nth: 2,
    effect: { type: 'error', code: 'INTERNAL_SERVER_ERROR' },
  },
  rateLimit: { operation: '*', times: 3, effect: { type: 'rateLimit', retryAfterSeconds: 30 } },
  rewrite: {
    operation: 'wallet.read',
    effect: { type: 'rewrite', operations: [{ op: 'set', path: '/wallet/amount', value: 0.01 }] },
  },
  answer: {
    operation: 'site.info',
    effect: {
      type: 'answer',
      status: 503,
      headers: { 'retry-after': '60' },
      json: { message: 'MAINTENANCE' },
      breaksContract: true,
    },
  },
  brokenJson: { operation: 'statement.list', times: 1, effect: { type: 'malformed', how: 'json' } },
  hang: { operation: 'wallet.read', times: 1, effect: { type: 'network', how: 'hang' } },
  socketDrop: { operation: 'socket.messaging', times: 1, effect: { type: 'drop' } },
} as const satisfies Readonly<Record<string, FaultRule>>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as TemplateName[];
