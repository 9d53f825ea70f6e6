/** Folders with real worlds, and random damage to their files. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { prepareTraffic, runRandomStep } from '../domains/traffic.fixture.ts';
import { present } from '../http/http.fixture.ts';
import { createOrigins, worldRules } from '../scenario/origins.ts';
import { ControlError } from '../world/control-error.ts';
import { seededChoices, type SeededChoices } from '../world/seeded-choices.fixture.ts';
import { guessable } from '../world/secret-source.fixture.ts';
import type { World } from '../world/world.ts';
import { databaseOf } from './folder.ts';
import { goBack } from './go-back.ts';
import {
  copyOf,
  openBeside,
  openSample,
  portraitOf,
  portraitsOf,
  sampleFolder,
  sampleOptions,
} from './persistence.fixture.ts';
import type { Persistence } from './persistence.ts';
import { checkPersistence } from './sqlite.ts';

const rules = worldRules(() => present, guessable);
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const stateOf = (persistence: Persistence): string => hashOf(portraitsOf(persistence).join());

/** A folder, and the hashes of its worlds after each commit. */
interface Subject {
  readonly name: string;
  readonly directory: string;
  readonly moments: readonly string[];
}

/** Returns folders of a stopped and of killed processes, whose logs are in the database in part, whole, or not at all. */
export async function subjects(): Promise<readonly Subject[]> {
  const directory = sampleFolder();
  const choices = seededChoices('damage');
  const moments: string[] = [];
  const run = (world: World, steps: number): void => {
    for (let n = 0; n < steps; n++) {
      runRandomStep(world, choices);
      moments.push(hashOf(portraitOf(world)));
    }
  };
  const first = await openSample(directory, { rules });
  const world = createOrigins(rules)({ frozenAt: present }).fork('default');
  first.placed(world, 0);
  first.commit();
  moments.push(hashOf(portraitOf(world)));
  prepareTraffic(world);
  run(world, 8);
  first.close();
  const stopped = { name: 'stopped', directory: copyOf(directory), moments: [...moments] };

  const second = await openSample(directory, { rules });
  const [again] = second.earlier.worlds;
  if (!again) throw new Error('The world is gone.');
  run(again, 15);
  const killed = { name: 'killed', directory: copyOf(directory), moments: [...moments] };
  const beside = openBeside(directory);
  beside.pragma('wal_checkpoint(PASSIVE)');
  const copied = { name: 'killed after a checkpoint', directory: copyOf(directory), moments: [...moments] };
  run(again, 8);
  const mixed = { name: 'killed later', directory: copyOf(directory), moments: [...moments] };
  second.close();
  return [stopped, killed, copied, mixed];
}

const pick = (file: string, choices: SeededChoices): number => choices.below(statSync(file).size);

function changeByte(file: string, choices: SeededChoices, change: (byte: number) => number): void {
  const bytes = readFileSync(file);
  const place = pick(file, choices);
  bytes[place] = change(bytes[place] ?? 0);
  writeFileSync(file, bytes);
}

const hurts: Readonly<Record<string, (file: string, choices: SeededChoices) => void>> = {
  flip: (file, choices) => changeByte(file, choices, (byte) => byte ^ (1 << choices.below(8))),
  other: (file, choices) => changeByte(file, choices, (byte) => (byte + 1 + choices.below(255)) % 256),
  cut: (file, choices) => truncateSync(file, pick(file, choices)),
};

/** The refusals that name the place and the way out. */
const refusal =
  /^\S+worlds\.sqlite (?:is damaged and was not loaded: .+|holds \d+ of \d+ commits and was not loaded: the later ones are lost)\. --go-back .+ or restore a backup/;

/** Damages `count` copies. Returns the outcomes that must not happen. */
export async function tryDamage(count: number) {
  const wrong: string[] = [];
  const all = await subjects();
  for (let n = 0; n < count; n++) {
    const choices = seededChoices(`damage ${n}`);
    const { name, directory, moments } = choices.pick(all);
    const copy = sampleFolder();
    cpSync(directory, copy, { recursive: true });
    const files = ['', '-wal'].map((end) => `${databaseOf(copy)}${end}`);
    const file = choices.pick(files.filter((path) => existsSync(path) && statSync(path).size > 0));
    const how = choices.pick(Object.keys(hurts));
    hurts[how]?.(file, choices);
    const outcome = await outcomeOf(copy, moments).catch((error: unknown) => `error: ${String(error)}`);
    const line = `${name}, ${how} in the ${file.endsWith('-wal') ? 'log' : 'database'}: ${outcome}`;
    if (!/: (?:whole|refused, (?:newest|earlier) moment)$/.test(line)) wrong.push(`${n}: ${line}`);
    rmSync(copy, { recursive: true });
  }
  return wrong;
}

async function outcomeOf(directory: string, moments: readonly string[]): Promise<string> {
  const checked = await checkPersistence({ ...sampleOptions(directory), rules }).catch(
    (error: unknown) => error,
  );
  const opened = await openSample(directory, { rules }).catch((error: unknown) => error);
  if (!(opened instanceof Error)) {
    const found = stateOf(opened as Persistence);
    (opened as Persistence).close();
    if (checked !== undefined) return `refused by the check only`;
    return found === moments.at(-1)
      ? 'whole'
      : `started with ${moments.includes(found) ? 'less' : 'other data'}`;
  }
  if (!(opened instanceof ControlError && refusal.test(opened.message)))
    return `refused by ${String(opened)}`;
  if (!(checked instanceof ControlError && checked.message === opened.message))
    return 'started by the check only';
  await goBack(directory);
  const after = await openSample(directory, { rules });
  const found = moments.lastIndexOf(stateOf(after));
  after.close();
  if (found < 0) return 'went back to other data';
  return `refused, ${found === moments.length - 1 ? 'newest' : 'earlier'} moment`;
}
