import type { Expectation, Verification } from '../world/journal-schema.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';

/** Resolves when the expectation is met, or after the timeout. */
function wait(world: World, expectation: Expectation, timeoutMs: number): Promise<Verification> {
  return new Promise((resolve) => {
    const end = (): void => {
      stopListening();
      clearTimeout(timer);
      resolve(world.journal.verify(expectation));
    };
    const stopListening = world.journal.listen(() => {
      if (world.journal.verify(expectation).isMet) end();
    });
    const timer = setTimeout(end, timeoutMs);
    timer.unref();
    if (world.journal.verify(expectation).isMet) end();
  });
}

export const journalHandlers: ControlHandlers<'journal'> = {
  list: ({ world, query }) => world.journal.entries(query.from),
  verify: ({ world, body }) => world.journal.verify(body),
  wait: ({ world, body: { expectation, timeoutMs } }) => wait(world, expectation, timeoutMs),
};
