/** The files and the commands of docs/hosting.md. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteSettings } from '@wallet/deploy/site-settings';
import { readFlags } from '@wallet/mock-server/cli/flags';
import { runTeamCommand } from '@wallet/mock-server/cli/team-command';
import { createControl } from '@wallet/mock-server/control';
import { createServer, type MockServer } from '@wallet/mock-server/server';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blocks, section } from './markdown.ts';
import { read } from './repository.ts';

const page = read('docs/hosting.md');
const folder = mkdtempSync(join(tmpdir(), 'wallet-hosting-'));
afterAll(() => rmSync(folder, { recursive: true }));

const commandsOf = (heading: string): string[] =>
  (blocks(section(page, heading), 'sh')[0] ?? '').trim().split('\n');

it('the worlds have the state of the backup after the commands of a backup and a restore', async () => {
  const [state, backups] = [join(folder, 'wallet-mock'), join(folder, 'backups')];
  for (const path of [state, backups]) mkdirSync(path);
  const file = join(state, 'team.json');
  const key = (await runTeamCommand(['add', 'mali', '--file', file])).split('\n').at(-1) ?? '';
  const services = {
    server: undefined as MockServer | undefined,
    baseUrl: '',
    async start() {
      this.server = await createServer({ dataDirectory: join(state, 'state'), team: { file } });
      this.baseUrl = await this.server.listen();
    },
    async stop() {
      await this.server?.close();
    },
  };
  const control = () => createControl({ baseUrl: services.baseUrl, key });
  async function follow(commands: readonly string[]): Promise<void> {
    for (const command of commands) {
      const [, verb] = /^systemctl (start|stop) wallet-mock$/.exec(command) ?? [];
      if (verb) await services[verb as 'start' | 'stop']();
      else
        execFileSync('sh', [
          '-ec',
          command.replaceAll('/var/lib/wallet-mock', state).replaceAll('/var/backups', backups),
        ]);
    }
  }

  await services.start();
  const world = await control().worlds.create({ id: 'refunds', frozenAt: '2026-01-15T12:00:00+07:00' });
  await world.change({ title: 'Refunds', access: 'locked' });
  await world.members.create({ phone: '0811111111', wallet: 750.5 });
  const kept = await world.read();
  await follow(commandsOf('Backup'));
  await control().worlds.of('refunds').ledger.audit();
  await control().worlds.of('refunds').reset();
  await control().worlds.create({ id: 'later' });
  expect((await control().worlds.of('refunds').read()).stateHash).not.toBe(kept.stateHash);
  await follow(commandsOf('Restore'));
  const restored = await control().worlds.list();
  expect(restored.map(({ id }) => id)).toEqual(['default', 'refunds']);
  expect(restored[1]?.stateHash).toBe(kept.stateHash);
  expect(restored[1]?.team).toMatchObject({ owner: 'mali', title: 'Refunds', access: 'locked' });
  await services.stop();
});

const team = {
  team: { file: '/var/lib/wallet-mock/team.json' },
  dataDirectory: '/var/lib/wallet-mock/state',
};

it('the service file starts a simulator with a team', () => {
  const unit = read('deploy/wallet-mock.service');
  const environment = Object.fromEntries(
    [...unit.matchAll(/^Environment=(MOCK_\w+)=(.+)$/gm)].map(([, name = '', value]) => [name, value]),
  );
  const [, flags = ''] = /^ExecStart=\/usr\/bin\/env wallet-mock (.+)$/m.exec(unit) ?? [];
  expect(readFlags(flags.split(' '), environment)).toMatchObject({
    flags: { ...team, host: '127.0.0.1', trustedProxies: ['127.0.0.1/32'], allowedHosts: ['team.example'] },
  });
});

it('the compose file adds a team and its balancer to the services of the other one', () => {
  const given = { TEAM_HOST: 'team.example', SITE_TRUSTED_PROXIES: '10.0.0.0/8' };
  const compose = Object.entries(given).reduce(
    (text, [name, value]) => text.replace(new RegExp(`\\$\\{${name}:-.*?\\}`), value),
    read('deploy/compose.team.yaml'),
  );
  const { services } = parse(compose) as {
    services: Record<'mock' | 'site', { environment: Record<string, string> }>;
  };
  expect(readFlags([], services.mock.environment)).toMatchObject({
    flags: { ...team, allowedHosts: ['mock', 'team.example'] },
  });
  const site = {
    APP_STAGE: 'demo',
    SITE_BUILD: '/site',
    SITE_FOLDER: '/folder',
    SITE_BACKEND: 'http://mock:4000',
  };
  expect(readSiteSettings({ ...site, ...services.site.environment })).toMatchObject({
    SITE_SIMULATOR: true,
    SITE_TRUSTED_PROXIES: ['10.0.0.0/8'],
  });
  const settings = Object.entries(given).map(([name, value]) => `${name}=${value} `);
  expect(blocks(section(page, 'A server'), 'sh').at(-1)).toContain(`${settings.join('')}docker compose `);
});
