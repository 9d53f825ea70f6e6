/** Deposits and withdrawals that end in a certain way. */
import { demoPhones } from '@wallet/contract/demo-members';
import { slipNotes } from '@wallet/contract/statement';
import type { Scenario } from '../scenario-schema.ts';

const { rich, new: newcomer } = demoPhones;

/** https://gift.truemoney.com/campaign/?v=giftUsedTwice0001, encrypted like in the app, with the demo secret. */
const giftLink =
  'U2FsdGVkX19zYWx0c2FsdDay4JBINEyH77tJAGyHUbXHH7TIKSRkLaI45VxQDAnelB5lAUPgsjlSAS4wLsOdDDszJnvlZoVyj4uo2cbzjiE=';

export const money: readonly Scenario[] = [
  {
    name: 'qr-paid',
    title: 'A QR code is paid a while after its creation.',
    params: { delay: { description: 'the time until it is paid', default: '20s' } },
    timeline: [
      {
        when: 'deposit.createQr',
        after: '$param.delay',
        action: 'deposit.payQr',
        params: { member: '$member' },
      },
    ],
    expect: {
      steps: [
        { call: 'deposit.createQr', as: rich, pathParams: { bankCode: 'KBANK' }, body: { amount: 100 } },
        { wait: '$param.delay' },
        { call: 'deposit.qr', as: rich, pathParams: { bankCode: 'KBANK' }, answer: { hasQrcode: false } },
      ],
      journal: [{ name: 'scenario.deposit.payQr', outcome: 'ok', times: 1 }],
      balances: [{ member: rich, account: 'wallet', is: 25_100 }],
      statement: [{ member: rich, statementType: 'deposit', status: 'SUCCESS', amount: 100 }],
      states: [{ of: 'qr', member: rich, is: 'PAID' }],
    },
  },
  {
    name: 'qr-cancelled',
    title:
      'A QR code is cancelled on another device ten seconds after its creation; cancelling it again fails.',
    timeline: [
      { when: 'deposit.createQr', after: '10s', action: 'deposit.cancelQr', params: { member: '$member' } },
    ],
    expect: {
      steps: [
        {
          call: 'deposit.createQr',
          as: rich,
          pathParams: { bankCode: 'WW' },
          body: { amount: 100 },
          saveAs: 'qr',
        },
        { wait: '10s' },
        { call: 'deposit.cancelQr', as: rich, pathParams: { qrcodeId: '$qr.qrcodeId' }, outcome: 'QR_FAIL' },
      ],
      states: [{ of: 'qr', member: rich, is: 'CANCELLED' }],
    },
  },
  {
    name: 'slip-duplicate-then-paid',
    title:
      'The first slip is rejected as a duplicate, the second is worth ฿250.00; each is reviewed after ten seconds.',
    // Removes the default closing hours around midnight.
    given: [{ action: 'site.change', params: { slipClosed: null } }],
    timeline: [
      {
        when: 'deposit.sendSlip',
        nth: 1,
        after: '10s',
        action: 'deposit.reviewSlip',
        params: { member: '$member', note: 'SLIP_REFNO_DUPLICATED' },
      },
      {
        when: 'deposit.sendSlip',
        nth: 2,
        after: '10s',
        action: 'deposit.reviewSlip',
        params: { member: '$member', amount: 250 },
      },
    ],
    expect: {
      steps: [
        { call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip.gif', reference: 'FIRST0001' } },
        { wait: '10s' },
        { call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip.gif', reference: 'SECOND0001' } },
        { wait: '10s' },
      ],
      journal: [{ name: 'scenario.deposit.reviewSlip', outcome: 'ok', times: 2 }],
      balances: [{ member: newcomer, account: 'wallet', is: 250 }],
      statement: [{ member: newcomer, statementType: 'deposit', amount: 250, times: 1 }],
      states: [{ of: 'slip', member: newcomer, is: 'SUCCESS' }],
    },
  },
  {
    name: 'slip-rejected',
    title: 'Every slip is rejected ten seconds after its upload.',
    params: {
      note: { description: 'why', default: 'INVALID_SLIP', oneOf: Object.keys(slipNotes) },
    },
    // Removes the default closing hours around midnight.
    given: [{ action: 'site.change', params: { slipClosed: null } }],
    timeline: [
      {
        when: 'deposit.sendSlip',
        after: '10s',
        action: 'deposit.reviewSlip',
        params: { member: '$member', note: '$param.note' },
      },
    ],
    expect: {
      steps: [
        { call: 'deposit.sendSlip', as: newcomer, file: { name: 'slip-250baht.gif' } },
        { wait: '10s' },
      ],
      balances: [{ member: newcomer, account: 'wallet', is: 0 }],
      states: [{ of: 'slip', member: newcomer, is: 'FAILED', note: '$param.note' }],
    },
  },
  {
    name: 'gift-link-used-twice',
    title: 'The gift link …/campaign/?v=giftUsedTwice0001 was used by another member already.',
    given: [{ call: 'deposit.sendLink', as: newcomer, body: { link: giftLink } }],
    expect: {
      steps: [
        { call: 'deposit.sendLink', as: rich, body: { link: giftLink }, outcome: 'TRUELINK_DUPLICATE' },
      ],
      balances: [
        { member: newcomer, account: 'wallet', is: 100 },
        { member: rich, account: 'wallet', is: 25_000 },
      ],
    },
  },
  {
    name: 'withdraw-rejected',
    title: 'The bank rejects every withdrawal ten seconds after its request; the money is returned.',
    timeline: ['withdraw.create', 'withdraw.createAll'].map((call) => ({
      when: call,
      after: '10s',
      action: 'withdraw.reject',
      params: { member: '$member' },
    })),
    expect: {
      steps: [
        { call: 'withdraw.create', as: rich, body: { amount: 700 } },
        { wait: '10s' },
        { call: 'withdraw.createAll', as: rich, body: { amount: 25_000 } },
        { wait: '10s' },
      ],
      balances: [{ member: rich, account: 'wallet', is: 25_000 }],
      statement: [{ member: rich, statementType: 'withdraw', status: 'FAILED', amount: 700, times: 1 }],
      states: [{ of: 'withdrawal', member: rich, is: 'REJECTED' }],
    },
  },
];
