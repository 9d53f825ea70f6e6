import { describe, expect, it } from 'vitest';
import { members } from '../domains/profile/member.ts';
import { allActions } from '../domains/actions.ts';
import { controlRoutes } from './control.contract.ts';
import type { ControlledWorld } from './control-client.ts';
import { listenWhileTesting, open, testServer } from './control.fixture.ts';

listenWhileTesting();

/** Returns the world inside the server. */
function inside({ id }: ControlledWorld) {
  const world = testServer.server.worlds.get(id);
  if (!world) throw new Error(`There is no world ${id}.`);
  return world;
}

describe('actions', () => {
  it('are calls with their noun and name', () => {
    const paths = new Map(controlRoutes.map(({ id, method, path }) => [id, `${method} ${path}`]));
    for (const { name } of allActions)
      expect(paths.get(name)).toBe(`POST /_mock/v1/worlds/:world/${name.replace('.', '/')}`);
    expect(paths.size).toBe(controlRoutes.length);
  });

  it('send a file from support with the type of its bytes', async () => {
    const world = await open('empty');
    const member = '0800000001';
    const content = btoa('GIF89a\x01\0\x01\0');
    await world.chat.sendFile({ member, content, text: 'Look' });
    const [{ message } = { message: {} }] = await world.chat.listMessages({ member });
    expect(message).toMatchObject({
      message_type: 'media',
      payload: {
        message: 'Look',
        fileType: 'image',
        url: expect.stringMatching(/^\/_mock\/upload\/.*\.gif$/),
      },
    });
    const { url } = (message as { payload: { url: string } }).payload;
    const served = await testServer.server.app.inject(url);
    expect([served.headers['content-type'], served.body]).toEqual(['image/gif', 'GIF89a\x01\0\x01\0']);
    await expect(world.chat.sendFile({ member, content: 'no base64!' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('chat.sendFile failed with SLIP_INVALID_FILE.'),
    });
  });
});

describe('an undeclared response', () => {
  it('of an action returns 500 and journals a violation', async () => {
    const world = await open('empty');
    const own = inside(world);
    own.command({ kind: 'control', name: 'test.break' }, () => {
      for (const { id } of members(own).all()) members(own).update(id, { standing: 'odd' as never });
    });
    await expect(world.members.list()).rejects.toMatchObject({
      status: 500,
      message: expect.stringContaining('members.list: the result does not match its schema: [0].standing'),
    });
    expect((await world.journal.list()).at(-1)).toMatchObject({
      kind: 'violation',
      name: 'members.list',
      outcome: 'MOCK_CONTRACT_VIOLATION',
    });
  });

  it('of any other call does the same', async () => {
    const world = await open('empty');
    inside(world).journal.append({ kind: 'odd' as never, name: 'test.break', outcome: 'ok' });
    await expect(world.journal.list()).rejects.toMatchObject({ status: 500 });
  });
});
