import { chatEvents } from '@wallet/contract/chat';
import { expect, it } from 'vitest';
import { authGuard } from '../domains/bindings.ts';
import { roomNameOf } from '../domains/chat/room.ts';
import { worldHeader } from '../http/caller.ts';
import { newWorld, openServer } from '../http/http.fixture.ts';
import { inMemory } from '../persistence/persistence.ts';
import { createConnections, eventRate } from './connections.ts';
import { anna, sendFromSupport } from './socket.fixture.ts';

const { worlds, deferredResponses } = await openServer();

it.each([
  ['leave after a commit', true, ['commit', chatEvents.messaging.name, 'commit', 'disconnect']],
  ['never leave when the commit fails', false, ['commit', 'commit']],
])('a message and a disconnection %s', async (_what, isCommitted, expected) => {
  const steps: string[] = [];
  const commit = (): boolean => {
    steps.push('commit');
    return isCommitted;
  };
  const persistence = { ...inMemory, commit };
  const connections = createConnections({
    ...{ worlds, deferredResponses, authGuard, persistence },
    mayJoin: () => true,
  });
  const world = newWorld(worlds);
  const headers = { [worldHeader]: world.id };
  const session = await connections.authorize({ headers, auth: anna, ip: '127.0.0.1' });
  const connection = connections.accept(session, {
    send: () => void steps.push(chatEvents.messaging.name),
    disconnect: () => void steps.push('disconnect'),
  });
  connection?.join({ room: roomNameOf(anna) });
  sendFromSupport(world, anna, 'kept');
  for (let count = 0; count <= eventRate.burst; count += 1) connection?.takeTurn();
  expect(steps).toEqual(expected);
});
