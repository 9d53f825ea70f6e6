/** The commands that change a team file: `team add` and `team remove`. */
import { existsSync } from 'node:fs';
import { oneOf, parseArguments } from './flags.ts';
import { ControlError, invalid } from '../world/control-error.ts';
import { createKey, hashKey } from '../team/keys.ts';
import { readPeople, writePeople, type Person } from '../team/people.ts';
import { roles } from '../team/team-schema.ts';

/** Runs `team add NAME` or `team remove NAME`. Resolves to the output. Rejects with a ControlError. */
export async function runTeamCommand(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArguments(args, {
    allowPositionals: true,
    options: { role: { type: 'string', default: 'tester' }, file: { type: 'string', default: 'team.json' } },
  });
  const [action, name = '', ...rest] = positionals;
  if ((action !== 'add' && action !== 'remove') || !/^[\w-]{1,32}$/.test(name) || rest.length > 0)
    throw invalid(
      'The commands are team add NAME and team remove NAME; a name has up to 32 letters, digits, _ and -.',
    );
  const { file } = values;
  const role = oneOf('--role', roles, values.role);
  const people = new Map<string, Person>(existsSync(file) ? readPeople(file) : []);
  if (action === 'add' && people.has(name))
    throw new ControlError('conflict', `${file} has ${name} already: remove ${name} first for a new key.`);
  if (action === 'remove' && !people.delete(name))
    throw new ControlError('notFound', `${file} has no ${name}.`);
  const key = createKey(name);
  if (action === 'add') people.set(name, { name, role, key: await hashKey(key) });
  writePeople(file, people.values());
  return action === 'add'
    ? `The key of ${name}, a ${role}. It is shown this once:\n${key}`
    : `${name} is removed from ${file}. The key and the sessions end at once.`;
}
