/** A team file with its keys, and a server for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { controlHeader } from '../control/control-header.ts';
import { openServer } from '../http/http.fixture.ts';
import type { MockServer, ServerOptions } from '../server.ts';
import { createKey, hashKey } from './keys.ts';
import { writePeople, type Person } from './people.ts';

/** Writes a team file. Resolves to its path and the keys. */
export async function sampleTeam<Name extends string>(
  people: Readonly<Record<Name, Omit<Person, 'name' | 'key'>>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'mock-team-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'team.json');
  const names = Object.keys(people) as Name[];
  const keys = Object.fromEntries(names.map((name) => [name, createKey(name)])) as Record<Name, string>;
  const list = await Promise.all(
    names.map(async (name) => ({ name, ...people[name], key: await hashKey(keys[name]) })),
  );
  writePeople(file, list);
  return { file, keys, people: list };
}

/** The host name of the server; its callers have addresses of any network. */
export const host = 'mock.test';

export interface Called {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/_mock/`. */
  readonly path: string;
  readonly key?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly from?: string;
}

/** Returns a function that calls a server. */
export const callerOf =
  ({ app }: MockServer) =>
  async ({ method = 'GET', path, key, cookie, headers, body, from = '192.0.2.7' }: Called) => {
    const { statusCode, ...response } = await app.inject({
      method,
      url: `/_mock/${path}`,
      remoteAddress: from,
      headers: {
        host,
        [controlHeader.name]: controlHeader.value,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
    return { status: statusCode, headers: response.headers, text: response.payload };
  };

/** A server of a team, a function that calls it, and one that returns the cookie of a new session as it is set. */
export async function openTeamServer(file: string, options: ServerOptions = {}) {
  const server = await openServer({ allowedHosts: [host], team: { file }, ...options });
  const call = callerOf(server);
  async function signIn(key: string, headers: Called['headers'] = {}): Promise<string> {
    const response = await call({ method: 'POST', path: 'v1/team/session', body: { key }, headers });
    return String(response.headers['set-cookie']);
  }
  return { server, call, signIn };
}

/** Returns the part of a set cookie that a browser sends. */
export const cookieOf = (set: string): string => set.split(';', 1)[0] ?? '';
