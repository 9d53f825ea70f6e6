import { getEventListeners } from 'node:events';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../world/runs.fixture.ts';
import { authGuard } from '../domains/bindings.ts';
import { roomIdOf } from '../domains/chat/room.ts';
import { textMessage } from '../domains/chat/chat.fixture.ts';
import { call, memberOf } from '../domains/domain-client.fixture.ts';
import { members } from '../domains/profile/member.ts';
import { createDeferredResponses } from '../http/deferred-responses.ts';
import { addFault } from '../domains/fault.ts';
import { openServer, tokenFor, newWorld } from '../http/http.fixture.ts';
import { seededChoices, type SeededChoices } from '../world/seeded-choices.fixture.ts';
import { seconds } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { authorizeConnection, isStillAuthorized } from './socket-auth.ts';
import { createSubscribers, type Subscribers, type Subscriber } from './subscribers.ts';
import { anna, ben, sendFromSupport } from './socket.fixture.ts';

const server = await openServer();

interface Listener {
  readonly subscriber: Subscriber;
  /** The room ids of all received messages. */
  readonly received: string[];
}

/** Two members, two guests, and a guest with the id of a member. */
const arrivals = (world: World) => [
  { token: tokenFor(world) },
  { token: tokenFor(world, memberOf(world, 'due').phone) },
  anna,
  ben,
  { guestId: memberOf(world, 'rich').id },
  { token: tokenFor(world), guestId: ben.guestId },
];

function sit(world: World, { all }: Subscribers, auth: object): Listener {
  const session = authorizeConnection(world, authGuard, { headers: {}, auth, ip: '127.0.0.1' });
  const received: string[] = [];
  const subscriber: Subscriber = {
    session,
    isJoined: true,
    send: ({ userId, guestId }) => void received.push(userId ? `member ${userId}` : `guest ${guestId}`),
    disconnect: () => void all.delete(subscriber),
    isAuthorized: () => isStillAuthorized(session, authGuard),
  };
  all.add(subscriber);
  return { subscriber, received };
}

/** Runs a random event: a message, a join, a leave, a deactivated member, or a fault. */
function runRandomStep(
  world: World,
  subscribers: Subscribers,
  listeners: Listener[],
  choices: SeededChoices,
): void {
  const owners = [
    { memberId: memberOf(world, 'rich').id },
    { memberId: memberOf(world, 'due').id },
    anna,
    ben,
  ];
  switch (choices.below(8)) {
    case 0:
      return void listeners.push(sit(world, subscribers, choices.pick(arrivals(world))));
    case 1:
      return choices.pick(listeners).subscriber.disconnect();
    case 2:
      return void call(world, 'chat.send', { as: choices.pick(['rich', 'due']), body: textMessage('/many') });
    case 3:
      return void call(world, 'chat.send', {
        body: { ...textMessage('hello'), ...choices.pick([anna, ben]) },
      });
    case 4:
      return void world.advance(seconds(choices.below(40)));
    case 5: {
      const { id, isActive } = memberOf(world, 'due');
      return void world.command({ name: 'test.change' }, () =>
        members(world).update(id, { isActive: !isActive }),
      );
    }
    case 6: {
      const type = choices.pick(['drop', 'duplicate', 'reorder'] as const);
      return void addFault(world, { operation: 'socket.messaging', times: 1, effect: { type } });
    }
    default:
      return sendFromSupport(world, choices.pick(owners), 'from support');
  }
}

it('no listener outlives the sockets of a world', () => {
  const world = newWorld(server.worlds);
  const deferredResponses = createDeferredResponses();
  createSubscribers(world, deferredResponses).close();
  expect(getEventListeners(deferredResponses.endSignal(world), 'abort')).toEqual([]);
});

it('a socket never receives messages of another room, in any random schedule', () => {
  const runs = runsOf(30, 500);
  let total = 0;
  fc.assert(
    fc.property(fc.integer(), (chance) => {
      const world = newWorld(server.worlds);
      world.clock.freeze();
      const choices = seededChoices(`${chance}`);
      const subscribers = createSubscribers(world, createDeferredResponses());
      const listeners = arrivals(world).map((auth) => sit(world, subscribers, auth));
      for (let step = 0; step < 20; step++)
        try {
          runRandomStep(world, subscribers, listeners, choices);
        } catch (error) {
          // A deactivated member can neither connect nor send.
          expect(String(error)).toMatch(/INACTIVE_USER|REQUEST_LIMIT_1MIN/);
        }
      for (const { subscriber, received } of listeners) {
        expect(new Set(received).size).toBeLessThanOrEqual(1);
        expect(received.every((room) => room === roomIdOf(subscriber.session.owner))).toBe(true);
        total += received.length;
      }
      subscribers.close();
      server.worlds.remove(world.id);
    }),
    { numRuns: runs, endOnFailure: true },
  );
  expect(total).toBeGreaterThan(10 * runs);
});
