/** The addresses that show all parts, with the state that some parts need. */
import type { OperationId } from '@wallet/contract';
import { dialogs } from '#dialogs/dialogs.ts';
import { pendingDeposits } from '#deposit/pending-deposits.ts';
import { trackWithdrawal } from '#withdraw/tracked-withdrawal.ts';
import { withdrawal } from '#statement/transaction.fixture.ts';
import { triesEveryCase } from '../every-case.fixture.ts';

/** The values that the replaced modules return. */
export interface Situation {
  isWide?: boolean;
  isRegistered?: boolean;
  isPaused?: boolean;
  isSlipRefused?: boolean;
}

export interface Place {
  readonly at: string;
  /** Parts that appear after their code or data. */
  readonly shows?: readonly string[];
  /** Responses that differ from those of the fixture. */
  readonly beside?: Partial<Record<OperationId, unknown>>;
  readonly situation?: Situation;
  /** Called when the page is there. */
  readonly prepare?: () => void;
}

const expectDeposit = () => {
  const since = Date.now();
  pendingDeposits.add({ kind: 'transfer', method: 'KBANK', since, until: since + 600_000 }, undefined);
};

export const places: readonly Place[] = [
  ...['/login', '/register', '/howto', '/contact', '/user/profile', '/user/spin'].map((at) => ({ at })),
  { at: '/user/home', shows: ['chat', 'install notices', 'game card'] },
  { at: '/register', situation: { isRegistered: true }, shows: ['registration done'] },
  { at: '/user/statement', situation: { isWide: true }, shows: ['transaction panel'] },
  {
    at: '/user/home',
    situation: { isPaused: true, isSlipRefused: true },
    prepare: () => {
      expectDeposit();
      trackWithdrawal(withdrawal('in progress'));
    },
    shows: ['paused games', 'refused slip', 'expected deposits', 'withdrawal'],
  },
  {
    at: '/user/bonus',
    beside: { 'bonus.checkActive': { status: true, type: 'promotion' } },
    shows: ['current bonus'],
  },
  { at: '/user/home?modal=invite', beside: { 'invite.banners': [] }, shows: ['dialog', 'reward'] },
  { at: '/user/home?modal=refund', shows: ['picture banner'] },
  { at: '/user/home?modal=deposit', shows: ['deposit method'] },
  {
    at: '/user/home?modal=deposit&method=truewallet',
    beside: {
      'deposit.lookup': {
        banks: [],
        wallets: [{ walletAccountName: 'MALI 081-234-5678', mode: 'AUTO' }],
        isManual: true,
        minimum: 1,
      },
    },
    shows: ['deposit account'],
  },
  { at: '/user/contact?modal=chat', shows: ['chat message'] },
  { at: '/user/statement?slips=1', shows: ['slip'] },
  { at: '/user/statement?kind=deposit', shows: ['statement results'] },
];

/**
 * The paths of the pages with dialogs, each with the addresses of all its dialogs. `npm test` takes one or two of a page,
 * and four of home: `DialogHost` draws all alike.
 */
export const dialogsOfPages = new Map<string, string[]>();
for (const { name, pages } of dialogs)
  for (const page of pages) {
    const path = page === '/_player' ? '/user/home' : page.replace('/_player', '');
    const address = `${path}?${name === 'slips' ? 'slips=1' : `modal=${name}`}`;
    dialogsOfPages.set(path, [...(dialogsOfPages.get(path) ?? []), address]);
  }
// Places in the list of a page, its first dialog by default: of home also one that a break from games hides, and the slips.
const selected: Readonly<Record<string, readonly number[]>> = {
  '/user/home': [0, 1, 2, -1],
  '/user/statement': [0, -1],
};
if (!triesEveryCase)
  for (const [path, addresses] of dialogsOfPages)
    dialogsOfPages.set(
      path,
      (selected[path] ?? [0]).flatMap((at) => addresses.at(at) ?? []),
    );
