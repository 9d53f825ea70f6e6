import { describe, expect, it } from 'vitest';
import { storeFile } from '../domains/chat/file.ts';
import { memberOf } from '../domains/domain-client.fixture.ts';
import { sendOtp } from '../domains/registration/otp.ts';
import { issueToken, authenticate } from '../domains/session/session.ts';
import type { Worlds } from '../world/worlds.ts';
import type { World } from '../world/world.ts';
import { openServer, richPhone, send, tokenFor, newWorld } from './http.fixture.ts';
import { journalText } from '../world/world.fixture.ts';

const phone = '0811112222';

const serverWith = async (id = 'w'): Promise<{ readonly worlds: Worlds; readonly world: World }> => {
  const { worlds } = await openServer();
  return { worlds, world: newWorld(worlds, id, 'the same') };
};

/** Returns the next secrets of a world. */
const secretsOf = (world: World): readonly string[] =>
  world.command({ name: 'test' }, () => {
    const { otpToken = '' } = sendOtp(world, phone, '127.0.0.1');
    const file = { type: 'image/png', size: 1, content: 'AA==' };
    return [
      issueToken(world, memberOf(world, 'rich')),
      otpToken,
      // Enough digits to rule out a match by chance.
      world.ids.digits(24),
      storeFile(world, file).id,
      world.ids.digits(24, 'game password'),
    ];
  });

describe('tokens, one-time passwords, passwords of games and names of uploads', () => {
  it('differ between processes with the same seed, while the journal is the same', async () => {
    const [one, two] = [await serverWith(), await serverWith()];
    const [first, second] = [secretsOf(one.world), secretsOf(two.world)];
    for (const [at, secret] of first.entries()) expect(second[at]).not.toBe(secret);
    expect(journalText(two.world)).toBe(journalText(one.world));
    const idIn = (world: World): string => world.command({ name: 'test' }, () => world.ids.next('member'));
    expect(idIn(two.world)).toBe(idIn(one.world));
  });

  it('differ between worlds of one process with the same origin, forks included', async () => {
    const { worlds, world } = await serverWith('one');
    const others = [newWorld(worlds, 'two', 'the same'), worlds.open((id) => world.fork(id), 'three')];
    const tails = [world, ...others].map((one) => secretsOf(one).map((secret) => secret.split('.').at(-1)));
    expect(new Set(tails.map(([token]) => token)).size).toBe(3);
    expect(new Set(tails.map(([, otpToken]) => otpToken)).size).toBe(3);
  });

  it('are in no snapshot: loading it elsewhere restores no key', async () => {
    const { worlds, world } = await serverWith('one');
    const snapshot = world.snapshot();
    expect(Object.keys(snapshot.state)).not.toContain('hidden/key');
    const other = newWorld(worlds, 'two');
    other.restore(JSON.parse(JSON.stringify(snapshot)));
    expect(secretsOf(other)[0]?.split('.')[1]).not.toBe(secretsOf(world)[0]?.split('.')[1]);
  });

  it('survive a reset, a save and a snapshot of their own world', async () => {
    const { world } = await serverWith();
    const token = tokenFor(world);
    const snapshot = world.snapshot();
    world.checkpoints.put('here');
    const next = tokenFor(world);
    for (const back of [() => world.checkpoints.load('here'), () => world.restore(snapshot)]) {
      back();
      expect(authenticate(world, token).phone).toBe(richPhone);
      expect(tokenFor(world)).toBe(next);
    }
    world.reset();
    expect(tokenFor(world)).toBe(token);
  });

  it('are not in the journal: the name of an upload is masked in a message', async () => {
    const server = await openServer();
    const world = newWorld(server.worlds);
    const token = tokenFor(world);
    const file = { type: 'image/png', size: 1, content: 'AA==' };
    const { id } = world.command({ name: 'test' }, () =>
      storeFile(world, { ...file, memberId: memberOf(world, 'rich').id }),
    );
    const url = `/_mock/upload/${world.id}/${id}`;
    const message = { message_type: 'media', payload: { url, fileType: 'image' } };
    expect(
      (await send(server, 'chat.send', { world, token, body: { sender: 'customer', message } })).status,
    ).toBe(200);
    expect(journalText(world)).not.toContain(id);
    expect(journalText(world)).toContain('[upload]');
  });
});
