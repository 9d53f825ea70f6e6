import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPhones } from '@wallet/contract/demo-members';
import { expect, it } from 'vitest';
import { watchScenario } from './watch.ts';

const scenario = (is: number, more: object = {}): string =>
  JSON.stringify({
    name: 'mine',
    title: 'A balance.',
    expect: { steps: [], balances: [{ member: demoPhones.rich, account: 'wallet', is }] },
    ...more,
  });

it('runs a file again after it is changed, replaced, broken and repaired', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'watch-'));
  const file = join(directory, 'mine.json');
  const printed: string[] = [];
  let waiting: (() => void) | undefined;
  const next = () => new Promise<void>((resolve) => (waiting = resolve));
  await writeFile(file, scenario(25_000));
  const first = next();
  const stop = watchScenario({ words: ['run', file], params: {}, market: undefined }, (text) => {
    printed.push(text.split('\n\n')[0] ?? '');
    waiting?.();
  });
  try {
    await first;
    const changes = [scenario(1), '{', scenario(25_000, { exepct: {} })];
    for (const text of changes) {
      const done = next();
      await writeFile(file, text);
      await done;
    }
    const replaced = next();
    await writeFile(`${file}.new`, scenario(25_000));
    await rename(`${file}.new`, file);
    await replaced;
  } finally {
    stop();
    await rm(directory, { recursive: true });
  }
  expect(printed).toEqual([
    'mine: as expected after 0 steps',
    `mine: not as expected after 0 steps\nbalances: expected wallet of ${demoPhones.rich} to be 1, it is 25000`,
    expect.stringContaining('is not valid JSON'),
    'exepct: unknown key, did you mean expect?',
    'mine: as expected after 0 steps',
  ]);
});

it('rejects other commands', () => {
  for (const words of [[], ['list'], ['run', 'default']])
    expect(() => watchScenario({ words, params: {}, market: undefined }, () => undefined)).toThrow(
      '--watch belongs to run FILE',
    );
});

it('refuses a file in a folder that is not there', () => {
  const command = { words: ['run', '/nowhere/mine.json'], params: {}, market: undefined };
  expect(() => watchScenario(command, () => undefined)).toThrow(
    'The folder /nowhere cannot be watched: check its path.',
  );
});
