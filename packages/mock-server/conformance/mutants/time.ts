/** Wrong clocks, lifetimes and orders. */
import type { World } from '../../src/world/world.ts';
import { qrs } from '../../src/domains/deposit/qr.ts';
import { messageTopic } from '../../src/domains/chat/message.ts';
import { roomIdOf } from '../../src/domains/chat/room.ts';
import { members } from '../../src/domains/profile/member.ts';
import type { Mutant, HandlerContext } from './mutant.ts';

/** Returns a world with some properties replaced. */
const altered = (world: World, changes: Partial<World>): World =>
  Object.assign(Object.create(world) as World, changes);

export const timeMutants: readonly Mutant[] = [
  {
    name: 'An expired QR code can be paid',
    caughtBy: 'An expired code cannot be paid',
    handlers: {
      'deposit.createQr'(context, right) {
        const { world } = context;
        const response = right(context) as { readonly qrcodeId?: string };
        const qr = qrs(world).get(response.qrcodeId ?? '');
        for (const eventId of qr?.eventIds ?? []) world.eventQueue.cancel(eventId);
        if (qr) qrs(world).update(qr.id, { eventIds: [] });
        return response;
      },
    },
  },
  {
    name: 'The sender does not receive the own message',
    caughtBy: 'The sender receives the own message, as the history has it',
    handlers: {
      'chat.send': (context, right) =>
        right({ ...context, world: altered(context.world, { push: () => undefined }) }),
    },
  },
  {
    name: 'Every member receives every room',
    caughtBy: 'Each member receives only the own room',
    handlers: { 'chat.send': (context, right) => right({ ...context, world: broadcastingWorld(context) }) },
  },
  {
    name: 'A repeated message is stored again',
    caughtBy: 'A message is in the history once, also when it is repeated with its client id',
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

/** Returns a world that sends a member's messages to all members. */
const broadcastingWorld = ({ world }: HandlerContext): World =>
  altered(world, {
    push(topic, payload) {
      world.push(topic, payload);
      if (topic !== messageTopic) return;
      for (const { id } of members(world).all())
        world.push(topic, { ...(payload as object), roomId: roomIdOf({ memberId: id }) });
    },
  });
