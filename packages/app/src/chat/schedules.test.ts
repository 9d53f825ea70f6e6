import { clientIdOf } from '@wallet/contract/chat';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { triesEveryCase } from '../every-case.fixture.ts';
import { isSettled } from './conversation.ts';
import { contentOf } from './message-key.ts';
import { situations, SteppedRoom, type StartedScenario } from './room.fixture.ts';

const steps = [
  'write',
  'write',
  'send',
  'send many',
  'arrive',
  'arrive',
  'response',
  'lose response',
  'resend',
  'remove',
  'echo',
  'echo',
  'duplicate',
  'drop',
  'disconnect',
  'connect',
  'go back',
] as const;
type Step = readonly [name: (typeof steps)[number], which: number];

async function take(room: SteppedRoom, [name, which]: Step): Promise<void> {
  // New messages shift the following pages.
  const meanwhile = () => {
    for (let count = which % 4; count > 0; count -= 1) room.send(count);
    room.echo(which, 'once');
    room.arrive(which);
  };
  switch (name) {
    case 'write':
      return room.write(which);
    case 'send':
      return room.send(which);
    case 'send many':
      for (let count = 0; count < which % 27; count += 1) room.send(count);
      return;
    case 'arrive':
      return room.arrive(which);
    case 'response':
      return room.respond(which, false);
    case 'lose response':
      return room.respond(which, true);
    case 'resend':
      return room.resend(which);
    case 'remove':
      return room.remove(which);
    case 'echo':
      return room.echo(which, 'once');
    case 'duplicate':
      return room.echo(which, 'again');
    case 'drop':
      return room.echo(which, 'drop');
    case 'disconnect':
      return room.disconnect();
    case 'connect':
      return room.connect(meanwhile);
    case 'go back':
      return room.goBack(meanwhile);
  }
}

/** Asserts that there are no duplicates and that the room's order holds. */
function expectOrder(room: SteppedRoom): void {
  const moments = room.shown.map(({ at }) => at);
  const isRising = moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? at));
  const keys = room.state.entries.map(({ key }) => key);
  if (!isRising || new Set(keys).size !== keys.length) expect.fail(`${String(moments)} ${String(keys)}`);
}

const schedule = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(1_000)), {
  maxLength: 60,
  // Otherwise most schedules would be short.
  size: 'max',
});

async function play(echoesKey: boolean, schedule: readonly Step[]): Promise<SteppedRoom> {
  const room = new SteppedRoom(echoesKey);
  for (const step of schedule) {
    await take(room, step);
    expectOrder(room);
  }
  await room.settleAll();
  expectOrder(room);
  expect(room.shown.map(({ at, message }) => [at, contentOf(message)])).toEqual(
    room.room.map(({ createdAt, message }) => [Date.parse(createdAt ?? ''), contentOf(message)]),
  );
  return room;
}

/** Random schedules; a nightly run tries more. */
const count = triesEveryCase ? 1_000 : 250;

it('shows each message once and in order in random schedules', async () => {
  const schedules = new Map<StartedScenario, number>(situations.map((one) => [one, 0]));
  await fc.assert(
    fc.asyncProperty(schedule, async (schedule) => {
      const { state, room, met } = await play(true, schedule);
      for (const one of met) schedules.set(one, (schedules.get(one) ?? 0) + 1);
      // Messages still in flight never reached the backend.
      const there = room.map(({ message }) => clientIdOf(message));
      const waiting = state.entries.filter((entry) => !isSettled(entry));
      expect(waiting.filter(({ key }) => there.includes(key))).toEqual([]);
      expect(waiting.filter(({ delivery }) => delivery?.state !== 'failed')).toEqual([]);
    }),
    { numRuns: count },
  );
  // The schedules cover all situations.
  expect([...schedules].filter(([, times]) => times < count / 20)).toEqual([]);
});

it('shows the same at a backend without client ids', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (schedule) => void (await play(false, schedule))),
    { numRuns: count / 2 },
  );
});
