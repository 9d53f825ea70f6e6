/** Reads the tables with another SQLite connection, while the simulator runs. */
import { expect, test } from 'vitest';
import { account } from '../world/account.ts';
import { members } from '../domains/profile/member.ts';
import { heads } from '../domains/chat/chat.fixture.ts';
import { present, richPhone, send, tokenFor } from '../http/http.fixture.ts';
import { createServer } from '../server.ts';
import type { World } from '../world/world.ts';
import { openBeside, sampleFolder } from './persistence.fixture.ts';

test('other programs can read worlds, commands, postings, journal and uploads', async () => {
  const directory = sampleFolder();
  const server = await createServer({ dataDirectory: directory, realNow: () => present });
  const world = server.worlds.get('default') as World;
  const member = members(world).oneBy('phone', richPhone);
  if (!member) throw new Error('The demo member is gone.');
  const token = tokenFor(world);
  await send(server, 'wallet.transfer', { token, body: { from: 'wallet', to: 'PG', amount: 25 } });
  const file = new File([heads['image/png']], 'slip.png');
  const uploaded = await send(server, 'chat.uploadImage', { token, body: { file } });
  expect(uploaded.status).toBe(200);
  const { path } = uploaded.body as { path: string };

  const beside = openBeside(directory);
  const select = (sql: string): unknown => beside.prepare(sql).raw().all();
  expect(select('SELECT id, market FROM worlds')).toEqual([['default', 'thailand']]);
  expect(select(`SELECT time, kind, outcome, member FROM commands WHERE name = 'wallet.transfer'`)).toEqual([
    ['2026-01-15 05:00:00', 'call', 'ok', member.id],
  ]);
  expect(
    select(
      `SELECT account, satang FROM postings WHERE time = '2026-01-15 05:00:00' AND cause = 'wallet.transfer' ORDER BY satang`,
    ),
  ).toEqual([
    [account.wallet(member.id), -2_500],
    [account.game(member.id, 'PG'), 2_500],
  ]);
  expect(select(`SELECT sum(satang) FROM postings WHERE account = '${account.wallet(member.id)}'`)).toEqual([
    [world.ledger.balance(account.wallet(member.id))],
  ]);
  expect(select('SELECT sum(satang) FROM postings')).toEqual([[0]]);
  expect(select('SELECT count(*) FROM journal')).toEqual([[world.journal.length]]);
  expect(select(`SELECT member, type, bytes, base64 FROM uploads WHERE '${path}' LIKE '%' || name`)).toEqual([
    [member.id, 'image/png', file.size, Buffer.from(await file.arrayBuffer()).toString('base64')],
  ]);
  await server.close();
});
