import type { Verification as WorldVerification } from '../world/journal.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import type { Expectation, Verification } from './control-schema.ts';

const showVerification = ({ isMet, count, nearest }: WorldVerification): Verification => ({
  isMet,
  count,
  nearest: nearest.map(({ entry, differsIn }) => ({ entry, differsIn: [...differsIn] })),
});

const verify = (world: World, expectation: Expectation): Verification =>
  showVerification(world.journal.verify(expectation));

/** Answers when the expectation is met or the time is over. */
function wait(world: World, expectation: Expectation, timeoutMs: number): Promise<Verification> {
  return new Promise((resolve) => {
    const end = (): void => {
      stopListening();
      clearTimeout(timer);
      resolve(verify(world, expectation));
    };
    const stopListening = world.journal.listen(() => {
      if (verify(world, expectation).isMet) end();
    });
    const timer = setTimeout(end, timeoutMs);
    timer.unref();
    if (verify(world, expectation).isMet) end();
  });
}

export const journalHandlers: ControlHandlers<'journal'> = {
  list: ({ world, query }) => world.journal.entries(query.from),
  verify: ({ world, body }) => verify(world, body),
  wait: ({ world, body: { expectation, timeoutMs } }) => wait(world, expectation, timeoutMs),
};
