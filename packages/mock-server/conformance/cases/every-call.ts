/** Rules common to all calls; the cases follow from the declaration of each call. */
import { operations, type Operation, type OperationId } from '@wallet/contract';
import { markerHeader } from '@wallet/contract/c';
import { about, aboutEach, toFail, type ContractCase } from '../case.ts';
import type { Caller } from '../caller.ts';
import { ensure, same } from '../../src/client/mismatch.ts';
import { hours } from '../../src/world/clock.ts';
import { goodCalls } from '../good-call.ts';

const validCalls = aboutEach(operations, 'returns a response of the contract', ({ id, summary }) => ({
  cites: /\((spec [^)]+|decisions [^)]+)\)/.exec(summary)?.[1] ?? 'spec 7',
  requires: goodCalls[id].requires,
  async run(context) {
    const { caller, input } = await goodCalls[id].prepare(context);
    // The table pairs each call with its input.
    await (caller.gets as (id: OperationId, input: unknown) => Promise<unknown>)(id, input);
  },
}));

const requiresMarker = aboutEach(operations, 'rejects a missing and a wrong marker header', (operation) => ({
  cites: 'decisions 3',
  requires: toFail(operation, 'malformed'),
  async run(context) {
    const guest = await context.guest();
    for (const [marker, code] of [
      [undefined, 'KEY_MISSING'],
      ['desktop', 'KEY_INVALID'],
    ] as const) {
      const raw = { headers: { [markerHeader.name]: marker } };
      await guest.rejected(marker ?? 'no marker', operation.id, raw, 403, code);
    }
  },
}));

/** Authorization headers without a valid token. */
const noTokens: Readonly<Record<string, string | undefined>> = {
  'no token': undefined,
  'an empty one': 'Bearer ',
  garbage: 'Bearer garbage',
  'another scheme': 'Basic ZGVtbzpkZW1v',
  'a long one': `Bearer ${'x'.repeat(8_000)}`,
};

const forMembers = operations.filter(({ metadata }) => metadata.session === 'member');

const requiresToken = aboutEach(forMembers, 'returns UNAUTHORIZED without a valid token', (operation) => ({
  cites: 'spec 6; decisions 1',
  requires: toFail(operation, 'malformed'),
  async run(context) {
    const guest = await context.guest();
    for (const [what, authorization] of Object.entries(noTokens))
      await guest.rejected(what, operation.id, { headers: { authorization } }, 401, 'UNAUTHORIZED');
  },
}));

/** Makes each of these calls. Throws a Mismatch unless all fail with the same error. */
async function allRefused(
  caller: Caller,
  calls: readonly Operation[],
  status: number,
  message: string,
): Promise<void> {
  for (const { id } of calls) await caller.rejected(id, id, {}, status, message);
}

const withoutAccess = about('every call', ['control', 'malformed'], {
  'A closed service returns 410 for every call but its status': {
    cites: 'spec 2, Navigation rules; decisions 2',
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
  'A blocked address gets INVALID_IP for every call': {
    cites: 'spec 8, Auth',
    async run({ world, guest }) {
      await (await world()).site.change({ blockedIps: ['127.0.0.1', '::1', '::ffff:127.0.0.1'] });
      await allRefused(await guest(), operations, 403, 'INVALID_IP');
    },
  },
  'An expired token gets EXPIRED_AUTH_TOKEN for every call for members': {
    cites: 'spec 8, Auth; decisions 35',
    async run({ member, world }) {
      const mali = await member({});
      await mali.gets('profile.read');
      await (await world()).clock.advance(hours(24));
      await allRefused(mali, forMembers, 401, 'EXPIRED_AUTH_TOKEN');
    },
  },
  'An inactive member gets INACTIVE_USER for every call for members': {
    cites: 'spec 8, Auth; decisions 55',
    async run({ member, world }) {
      const mali = await member({});
      await (await world()).members.change(mali.id, { isActive: false });
      await allRefused(mali, forMembers, 403, 'INACTIVE_USER');
    },
  },
});

const onEveryResponse = about('every call', ['malformed'], {
  'Every response, also an error, forbids caching, type sniffing and referrers': {
    cites: 'quality 3',
    async run(context) {
      const guest = await context.guest();
      const responses = [await guest.send('site.info'), await guest.send('wallet.read')];
      for (const { headers } of responses) {
        const shown = ['x-content-type-options', 'referrer-policy', 'cache-control'].map((name) =>
          headers.get(name),
        );
        same('the headers of a response', shown, ['nosniff', 'no-referrer', 'no-store']);
      }
    },
  },
  'An unknown path is NO_DATA': {
    cites: 'decisions 1',
    requires: ['unreadable'],
    async run(context) {
      const guest = await context.guest();
      await guest.rejected('it', 'game.account', { path: '/api/wallet/account/PG/more' }, 404, 'NO_DATA');
    },
  },
  'Two concurrent callers get their own responses': {
    cites: 'spec 6',
    requires: ['member', 'second-member'],
    async run(context) {
      const [one, two] = [await context.member(), await context.other()];
      const turns = Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? one : two));
      const responses = await Promise.all(turns.map((caller) => caller.gets('profile.read')));
      const right = responses.every(({ profile }, turn) => profile._id === turns[turn]?.id);
      ensure(
        'ten responses in turns',
        right,
        'each caller’s own profile',
        responses.map(({ profile }) => profile._id),
      );
    },
  },
});

export const everyCallCases: readonly ContractCase[] = [
  ...validCalls,
  ...requiresMarker,
  ...requiresToken,
  ...withoutAccess,
  ...onEveryResponse,
];
