import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isHashOf } from '../team/keys.ts';
import { readPeople } from '../team/people.ts';
import { runTeamCommand } from './team-command.ts';
import { sampleTeam } from '../team/team.fixture.ts';

const { file } = await sampleTeam({ mali: { role: 'tester' } });

describe('the command team', () => {
  it('adds a person, prints the key once and stores its hash', async () => {
    const text = await runTeamCommand(['add', 'noi', '--role', 'reader', '--file', file]);
    const [key = ''] = /^noi\.[\w-]{43}$/m.exec(text) ?? [];
    const noi = readPeople(file).get('noi');
    expect(noi?.role).toBe('reader');
    expect(await isHashOf(key, noi?.key ?? '')).toBe(true);
    expect(await isHashOf(`${key}x`, noi?.key ?? '')).toBe(false);
    expect(readFileSync(file, 'utf8')).not.toContain(key.split('.')[1]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await runTeamCommand(['remove', 'noi', '--file', file]);
    expect([...readPeople(file).keys()]).toEqual(['mali']);
  });

  it.each([
    [['add', 'mali'], `${file} has mali already: remove mali first for a new key.`],
    [['remove', 'ann'], `${file} has no ann.`],
    [['add', 'a b'], 'The commands are team add NAME and team remove NAME'],
    [['invite', 'ann'], 'The commands are team add NAME and team remove NAME'],
    [['add', 'ann', '--role', 'admin'], '--role is one of tester, reader, not admin.'],
    [['add', 'ann', '--rol', 'reader'], "Unknown option '--rol', did you mean --role?"],
  ])('refuses %j', async (args, message) => {
    await expect(runTeamCommand([...args, '--file', file])).rejects.toThrow(message);
  });

  it('names a team file that cannot be written', async () => {
    const missing = join(dirname(file), 'missing', 'team.json');
    await expect(runTeamCommand(['add', 'ann', '--file', missing])).rejects.toThrow(
      expect.objectContaining({
        name: 'ControlError',
        message: expect.stringMatching(/^The team file .+team\.json cannot be written: ENOENT/) as string,
      }) as Error,
    );
  });

  it('names the command that makes a missing team file', () => {
    expect(() => readPeople(`${file}.missing`)).toThrow('cannot be used: there is none; team add makes it.');
  });

  it.each([
    ['[{', 'JSON'],
    ['{}', 'expected array'],
    ['[{"name":"mali","role":"tester","key":"plain text"}]', '0.key'],
    ['[{"name":"mali","role":"admin","key":""}]', '0.role'],
  ])('refuses the team file %s', (text, reason) => {
    writeFileSync(file, text);
    expect(() => readPeople(file)).toThrow(
      expect.objectContaining({
        name: 'ControlError',
        message: expect.stringContaining(reason) as string,
      }) as Error,
    );
  });
});
