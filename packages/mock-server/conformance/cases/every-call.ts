/** Rules of every call alike; the cases follow from the declaration of each. */
import type { Operation, OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { markerHeader } from '@wallet/contract/c';
import type { ContractCase } from '../case.ts';
import type { Capability } from '../capability.ts';
import { about, named } from '../case.ts';
import { arranged, withFactsOverTime } from '../capability.ts';
import type { Caller } from '../caller.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { hours } from '../facts.ts';
import { goodCalls } from '../good-call.ts';
import type { Context } from '../context.ts';

const forEach = (
  which: (operation: Operation) => boolean,
  caseOf: (operation: Operation) => readonly [sentence: string, ...ContractCaseParts],
): ContractCase[] =>
  about(
    'every call',
    Object.fromEntries(
      operations.filter(which).map((operation) => {
        const [sentence, cites, requires, run] = caseOf(operation);
        return [named(operation.id, sentence), { cites, requires, run }];
      }),
    ),
  );

type ContractCaseParts = readonly [
  cites: string,
  requires: readonly Capability[],
  run: (context: Context) => Promise<void>,
];

const all = (): boolean => true;

/** Requirements of a call that has to be refused; a wrong backend may still carry out one that changes something. */
const safely = ({ metadata }: Operation): readonly Capability[] =>
  metadata.safe ? ['malformed'] : ['malformed', 'effects'];

const works = forEach(all, ({ id, summary }) => [
  'answers what the contract declares',
  /\((spec [^)]+|decisions [^)]+)\)/.exec(summary)?.[1] ?? 'spec 7',
  goodCalls[id].requires,
  async (context) => {
    const { caller, given } = await goodCalls[id].prepare(context);
    // The table pairs each call with what it is given.
    await (caller.gets as (id: OperationId, given: unknown) => Promise<unknown>)(id, given);
  },
]);

const wantsMarker = forEach(all, (operation) => [
  'is refused without the marker header, and with a wrong one',
  'decisions 3',
  safely(operation),
  async (context) => {
    const guest = await context.guest();
    for (const [marker, code] of [
      [undefined, 'KEY_MISSING'],
      ['desktop', 'KEY_INVALID'],
    ] as const) {
      const { status, body } = await guest.sendRaw(operation.id, {
        headers: { [markerHeader.name]: marker },
      });
      same(`the answer to ${marker ?? 'no marker'}`, [status, body], [403, { message: code }]);
    }
  },
]);

/** Everything that is no token of anybody. */
const noTokens: Readonly<Record<string, string | undefined>> = {
  'no token': undefined,
  'an empty one': 'Bearer ',
  garbage: 'Bearer garbage',
  'another scheme': 'Basic ZGVtbzpkZW1v',
  'a long one': `Bearer ${'x'.repeat(8_000)}`,
};

const wantsToken = forEach(
  ({ metadata }) => metadata.session === 'member',
  (operation) => [
    'is for members only: without a good token it is UNAUTHORIZED',
    'spec 6; decisions 1',
    safely(operation),
    async (context) => {
      const guest = await context.guest();
      for (const [what, authorization] of Object.entries(noTokens)) {
        const { status, body } = await guest.sendRaw(operation.id, {
          headers: { authorization },
        });
        same(`the answer to ${what}`, [status, body], [401, { message: 'UNAUTHORIZED' }]);
      }
    },
  ],
);

const forMembers = operations.filter(({ metadata }) => metadata.session === 'member');

/** Makes each of these calls, and throws a Mismatch unless all are refused alike. */
async function allRefused(
  caller: Caller,
  calls: readonly Operation[],
  status: number,
  message: string,
): Promise<void> {
  for (const operation of calls) {
    const answer = await caller.sendRaw(operation.id, {});
    same(`the answer of ${operation.id}`, [answer.status, answer.body], [status, { message }]);
  }
}

const shutOut = about('every call', {
  'A closed service answers 410 to every call, and says so where it is asked': {
    cites: 'spec 2, Navigation rules; decisions 2',
    requires: ['control', 'effects', 'malformed'],
    async run({ world, guest }) {
      await (await world()).site.change({ status: 'terminated' });
      const caller = await guest();
      await allRefused(
        caller,
        operations.filter(({ id }) => id !== 'site.active'),
        410,
        'gone',
      );
      same('the status', await caller.gets('site.active'), { status: 'terminated' });
    },
  },
  'An address that is shut out is INVALID_IP to every call': {
    cites: 'spec 8, Auth',
    requires: ['control', 'effects', 'malformed'],
    async run({ world, guest }) {
      await (await world()).site.change({ blockedIps: ['127.0.0.1', '::1', '::ffff:127.0.0.1'] });
      await allRefused(await guest(), operations, 403, 'INVALID_IP');
    },
  },
  'A token whose time is over is EXPIRED_AUTH_TOKEN to every call for members': {
    cites: 'spec 8, Auth; decisions 35',
    requires: [...withFactsOverTime, 'malformed'],
    async run({ member, later }) {
      const mali = await member({});
      await later(hours(24));
      await allRefused(mali, forMembers, 401, 'EXPIRED_AUTH_TOKEN');
    },
  },
  'A member who may not come in is INACTIVE_USER to every call for members': {
    cites: 'spec 8, Auth; decisions 55',
    requires: [...arranged, 'malformed'],
    async run({ member, world }) {
      const mali = await member({});
      await (await world()).members.change(mali.id, { isActive: false });
      await allRefused(mali, forMembers, 403, 'INACTIVE_USER');
    },
  },
});

const onAnyAnswer = about('every call', {
  'Every answer, a refusal too, is not to be stored, guessed at or framed': {
    cites: 'quality 3',
    requires: ['malformed'],
    async run(context) {
      const guest = await context.guest();
      const answers = [await guest.send('site.info'), await guest.send('wallet.read')];
      for (const { headers } of answers) {
        const shown = ['x-content-type-options', 'referrer-policy', 'cache-control'].map((name) =>
          headers.get(name),
        );
        same('the headers of an answer', shown, ['nosniff', 'no-referrer', 'no-store']);
      }
    },
  },
  'An address that is no call is NO_DATA': {
    cites: 'decisions 1',
    requires: ['unreadable'],
    async run(context) {
      const guest = await context.guest();
      const { status, body } = await guest.sendRaw('game.account', { path: '/api/wallet/account/PG/more' });
      same('the answer', [status, body], [404, { message: 'NO_DATA' }]);
    },
  },
  'Two callers at once get their own answers': {
    cites: 'spec 6',
    requires: ['member', 'second-member'],
    async run(context) {
      const [one, two] = [await context.member(), await context.other()];
      const turns = Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? one : two));
      const answers = await Promise.all(turns.map((caller) => caller.gets('profile.read')));
      const right = answers.every(({ profile }, turn) => profile._id === turns[turn]?.id);
      ensure(
        'ten answers in turns',
        right,
        'each caller’s own profile',
        answers.map(({ profile }) => profile._id),
      );
    },
  },
});

export const everyCallCases: readonly ContractCase[] = [
  ...works,
  ...wantsMarker,
  ...wantsToken,
  ...shutOut,
  ...onAnyAnswer,
];
