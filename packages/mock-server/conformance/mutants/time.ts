/** Clocks, lives and the order of things, wrongly. */
import { hours } from '../../src/world/clock.ts';
import type { World } from '../../src/world/world.ts';
import { qrs } from '../../src/domains/deposit/qr.ts';
import { messageTopic } from '../../src/domains/chat/message.ts';
import { roomIdOf } from '../../src/domains/chat/room.ts';
import { members } from '../../src/domains/profile/member.ts';
import type { Mutant, HandlerContext } from './mutant.ts';

/** A world in which some things are otherwise. */
const altered = (world: World, changes: Partial<World>): World =>
  Object.assign(Object.create(world) as World, changes);

export const timeMutants: readonly Mutant[] = [
  {
    name: 'A QR code whose time is over can still be paid',
    caughtBy: 'A code whose time is over cannot be paid',
    handlers: {
      'deposit.createQr'(context, right) {
        const { world } = context;
        const answer = right(context) as { readonly qrcodeId?: string };
        const qr = qrs(world).get(answer.qrcodeId ?? '');
        for (const eventId of qr?.eventIds ?? []) world.eventQueue.cancel(eventId);
        if (qr) qrs(world).update(qr.id, { eventIds: [] });
        return answer;
      },
    },
  },
  {
    name: 'The life of a QR code is in milliseconds',
    caughtBy: 'An open code can be resumed, with the seconds that are left',
    handlers: {
      'deposit.createQr'(context, right) {
        const answer = right(context) as { readonly expireIn?: number };
        return { ...answer, expireIn: (answer.expireIn ?? 0) * 1_000 };
      },
    },
  },
  {
    name: 'A day begins at midnight in London',
    caughtBy: 'A bonus of the day is received as often as it may be, and again after midnight in Bangkok',
    handlers: {
      'bonus.activate'(context, right) {
        const { clock } = context.world;
        const elsewhere = Object.assign(Object.create(clock) as typeof clock, {
          now: () => clock.now() - hours(7),
        });
        return right({ ...context, world: altered(context.world, { clock: elsewhere }) });
      },
    },
  },
  {
    name: 'Moments carry no offset',
    caughtBy: 'profile.read answers what the contract declares',
    onAnswer: (text) => text.replaceAll('+07:00"', '"'),
  },
  {
    name: 'The statement is oldest first',
    caughtBy: 'Each way of moving money leaves its entry, with its amount and its places',
    handlers: {
      'statement.list'(context, right) {
        const page = right(context) as { readonly statements: readonly unknown[] };
        return { ...page, statements: page.statements.toReversed() };
      },
    },
  },
  {
    name: 'The total is that of the page',
    caughtBy: 'Pages of any size are the same list, without a gap and without an overlap',
    handlers: {
      'statement.list'(context, right) {
        const page = right(context) as { readonly statements: readonly unknown[] };
        return { ...page, total: page.statements.length };
      },
    },
  },
  {
    name: 'The sender receives nothing of the own message',
    caughtBy: 'The sender receives the own message, as the history has it',
    handlers: {
      'chat.send': (context, right) =>
        right({ ...context, world: altered(context.world, { push: () => undefined }) }),
    },
  },
  {
    name: 'Everybody receives every room',
    caughtBy: 'Each receives the own room only',
    handlers: { 'chat.send': (context, right) => right({ ...context, world: loud(context) }) },
  },
  {
    name: 'A message that is sent again is said again',
    caughtBy: 'A message that is sent again is said once, and answers the moment of the first',
    handlers: {
      'chat.send'({ world, body, ...context }, right) {
        const { message, ...rest } = body as unknown as { message: { payload: object } };
        const payload = { ...message.payload, clientId: world.ids.next('mutant') };
        const renamed = { ...rest, message: { ...message, payload } } as unknown as typeof body;
        return right({ ...context, world, body: renamed });
      },
    },
  },
];

/** A world that sends a member's messages to all members. */
const loud = ({ world }: HandlerContext): World =>
  altered(world, {
    push(topic, payload) {
      world.push(topic, payload);
      if (topic !== messageTopic) return;
      for (const { id } of members(world).all())
        world.push(topic, { ...(payload as object), roomId: roomIdOf({ memberId: id }) });
    },
  });
