/** Failures of the network and of the service. */
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { ref } from '../reference.ts';
import type { Scenario } from '../scenario-schema.ts';

const { rich, new: newcomer } = demoPhones;

const lost = (operation: string) =>
  ({ operation, nth: 1, phase: 'after', effect: { type: 'network', how: 'reset' } }) as const;

const hello = { sender: 'customer', message: { message_type: 'text', payload: { text: '/silent' } } };

export const failures: readonly Scenario[] = [
  {
    name: 'lost-answers',
    title: 'The first response to each call that moves money is lost after the money moved.',
    faults: [
      'wallet.transfer',
      'wallet.transferAll',
      'wallet.add',
      'withdraw.create',
      'withdraw.createAll',
    ].map(lost),
    expect: {
      steps: [
        { call: 'withdraw.create', as: rich, body: { amount: 500 }, outcome: 'lost' },
        { call: 'withdraw.create', as: rich, body: { amount: 500 } },
        {
          call: 'wallet.transfer',
          as: rich,
          body: { from: 'wallet', to: 'PG', amount: 10 },
          outcome: 'lost',
        },
        { call: 'wallet.transferAll', as: rich, body: { to: 'PG' }, outcome: 'lost' },
        { call: 'wallet.add', as: rich, body: { amount: 100 }, outcome: 'lost' },
        { call: 'withdraw.createAll', as: rich, body: { amount: 100 }, outcome: 'lost' },
      ],
      journal: [{ name: 'withdraw.create', kind: 'call', outcome: 'ok', times: 2 }],
      balances: [{ member: rich, account: 'held', is: 1_000 }],
    },
  },
  {
    name: 'withdraw-lost-answer',
    title:
      'The first response to a withdrawal is lost; a repetition with the same Idempotency-Key withdraws once.',
    faults: [lost('withdraw.create')],
    expect: {
      steps: [
        {
          call: 'withdraw.create',
          as: rich,
          body: { amount: 500 },
          idempotencyKey: 'one-intent',
          outcome: 'lost',
        },
        { call: 'withdraw.create', as: rich, body: { amount: 500 }, idempotencyKey: 'one-intent' },
      ],
      journal: [
        { name: 'withdraw.create', kind: 'call', outcome: 'ok', times: 1 },
        { name: 'withdraw.create', kind: 'call', outcome: 'replayed', times: 1 },
      ],
      balances: [{ member: rich, account: 'held', is: 500 }],
    },
  },
  {
    name: 'rate-limited',
    title: 'A call is refused with REQUEST_LIMIT a few times, with the seconds to wait.',
    params: {
      call: { description: 'which call', default: 'statement.list' },
      times: { description: 'how often', default: 3, min: 1 },
    },
    faults: [
      {
        operation: '$param.call',
        times: ref<number>('$param.times'),
        effect: { type: 'rateLimit', retryAfterSeconds: 30 },
      },
    ],
    expect: {
      steps: [
        ...['REQUEST_LIMIT', 'REQUEST_LIMIT', 'REQUEST_LIMIT', 'ok'].map(
          (outcome) => ({ call: 'statement.list', as: rich, body: { page: 1, limit: 10 }, outcome }) as const,
        ),
      ],
      journal: [{ name: 'statement.list', kind: 'fault', outcome: 'rateLimit', times: 3 }],
    },
  },
  {
    name: 'slow-network',
    title: 'Every response is delayed; half of the delays are longer than the median.',
    params: { median: { description: 'the median, in milliseconds', default: 1_500, min: 0, max: 300_000 } },
    faults: [
      {
        operation: '*',
        effect: {
          type: 'latency',
          latency: { shape: 'lognormal', median: ref<number>('$param.median'), sigma: 0.5 },
        },
      },
    ],
    expect: {
      steps: [
        { call: 'site.info' },
        { call: 'wallet.read', as: rich, answer: { wallet: { amount: 25_000 } } },
      ],
      journal: [
        { name: 'site.info', kind: 'fault', outcome: 'latency', times: 1 },
        { name: 'wallet.read', kind: 'fault', outcome: 'latency', times: 1 },
      ],
    },
  },
  {
    name: 'flaky-lookups',
    title:
      'The first request for banks, deposit methods, limits, contacts and conditions is lost; the next one succeeds.',
    faults: [
      'registration.banks',
      'registration.sources',
      'deposit.lookup',
      'withdraw.limits',
      'site.contact',
      'site.conditions',
    ].map((operation) => ({ operation, nth: 1, effect: { type: 'network', how: 'close' } })),
    expect: {
      steps: [
        { call: 'registration.banks', outcome: 'lost' },
        { call: 'registration.banks' },
        { call: 'withdraw.limits', as: rich, outcome: 'lost' },
        { call: 'withdraw.limits', as: rich },
        { call: 'registration.sources', outcome: 'lost' },
        { call: 'deposit.lookup', as: rich, outcome: 'lost' },
        { call: 'site.contact', outcome: 'lost' },
        { call: 'site.conditions', as: rich, outcome: 'lost' },
      ],
      journal: [{ name: 'registration.banks', kind: 'fault', times: 1 }],
    },
  },
  {
    name: 'expired-session',
    title: 'Every session expires a while after its login; the next call is refused with EXPIRED_AUTH_TOKEN.',
    params: { delay: { description: 'how long a session lasts', default: '1m' } },
    timeline: [
      {
        when: 'session.login',
        after: '$param.delay',
        action: 'session.expire',
        params: { member: '$input.username' },
      },
    ],
    expect: {
      steps: [
        { call: 'wallet.read', as: rich },
        { call: 'session.login', body: { username: rich, password: demoPassword } },
        { wait: '$param.delay' },
        { call: 'wallet.read', as: rich, outcome: 'EXPIRED_AUTH_TOKEN' },
      ],
    },
  },
  {
    name: 'chat-reconnect',
    title: 'The connection ends five seconds after a message of a member; support writes while it is down.',
    timeline: [
      { when: 'chat.send', after: '5s', action: 'chat.disconnect', params: { member: '$member' } },
      {
        when: 'chat.send',
        after: '6s',
        action: 'chat.sayText',
        params: { member: '$member', text: 'Are you still there?' },
      },
    ],
    expect: {
      steps: [
        { call: 'chat.send', as: newcomer, body: hello },
        { wait: '6s' },
        { action: 'chat.countUnread', params: { member: newcomer }, answer: { unread: 1 } },
      ],
      journal: [
        { name: 'scenario.chat.disconnect', outcome: 'ok', times: 1 },
        { name: 'scenario.chat.sayText', outcome: 'ok', times: 1 },
      ],
    },
  },
  {
    name: 'service-terminates-midway',
    title: 'The service closes two minutes after the start, and opens again two minutes later.',
    timeline: [
      { after: '2m', action: 'site.change', params: { status: 'terminated' } },
      { after: '4m', action: 'site.change', params: { status: 'active' } },
    ],
    expect: {
      steps: [
        { call: 'wallet.read', as: rich },
        { wait: '2m' },
        { call: 'wallet.read', as: rich, outcome: 'gone' },
        { wait: '2m' },
        { call: 'wallet.read', as: rich },
      ],
    },
  },
];
