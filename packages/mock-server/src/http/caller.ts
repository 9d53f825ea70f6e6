/** The caller and the world of a request, from its headers. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from '@wallet/contract/c';
import { worldOfToken } from '../world/random.ts';
import { DomainError } from '../world/domain-error.ts';
import type { World } from '../world/world.ts';
import { defaultWorldId, noSuchWorld, type Worlds } from '../world/worlds.ts';
import { HttpError } from './http-error.ts';

/** Returns the name of a cookie with the port of the simulator: browsers send cookies to every port of a host. */
export function cookieAt(host: string | undefined, name: string): string {
  const port = /:(?!80$|443$)(\d+)$/.exec(host ?? '')?.[1];
  return port === undefined ? name : `${name}_${port}`;
}

const worldCookie = 'mock_world';
const anyWorldCookie = new RegExp(`^${worldCookie}(?:_\\d+)?=`);

/** Returns the name of the cookie that selects a world. Websockets send cookies, but no custom headers. */
export const worldCookieOf = (host: string | undefined): string => cookieAt(host, worldCookie);

/** Whether a cookie selects a world of this simulator, or of one on another port. */
export const isWorldCookie = (cookie: string): boolean => anyWorldCookie.test(cookie);

export const worldHeader = 'x-mock-world';

/**
 * Returns the bearer token of a request, undefined without an authorization header. Returns an empty, invalid token
 * for any other scheme.
 */
export function tokenOf({ authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer ([^\s]+)$/i.exec(authorization)?.[1] ?? '';
}

/** Returns the id of the world that a cookie or header selects. */
const namedWorldOf = (headers: IncomingHttpHeaders): string | undefined =>
  (headers.cookie === undefined ? undefined : cookieOf(headers.cookie, worldCookieOf(headers.host))) ??
  singleHeader(headers, worldHeader);

/** Returns the id of the world of a request, by cookie, header or token, else the default one. It need not exist. */
export const worldIdOf = (headers: IncomingHttpHeaders): string =>
  namedWorldOf(headers) ?? worldOfToken(tokenOf(headers) ?? '') ?? defaultWorldId;

/**
 * Returns the world of a request, after running its due events. Throws for an unknown world: as an invalid session
 * when only the token selects it and the call uses tokens, else as not found.
 */
export function worldOf(worlds: Worlds, headers: IncomingHttpHeaders, session: Session): World {
  const world = worlds.get(worldIdOf(headers));
  if (!world && session !== 'guest' && namedWorldOf(headers) === undefined)
    throw new HttpError('UNAUTHORIZED');
  if (!world) throw new DomainError('NO_DATA', { world: noSuchWorld(worldIdOf(headers)) });
  world.catchUp();
  return world;
}

export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? '';
  }
  return undefined;
}

/** Returns the value of a header that must occur once. Two values are joined, and match nothing. */
export function singleHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
