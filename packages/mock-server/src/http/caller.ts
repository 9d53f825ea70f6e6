/** The caller and the world of a request, from its headers. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Session } from '@wallet/contract/c';
import { worldOfToken } from '../world/ids.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { defaultWorldId } from '../world/worlds.ts';
import { notFound, HttpError } from './http-error.ts';

/**
 * The cookie that names a world; websockets send it too, unlike headers. Browsers send cookies to every port of a host,
 * so its name contains the port of the simulator.
 */
export function worldCookieOf(host: string | undefined): string {
  const port = /:(\d+)$/.exec(host ?? '')?.[1];
  return port === undefined || port === '80' || port === '443' ? 'mock_world' : `mock_world_${port}`;
}

/** The header that names a world. */
export const worldHeader = 'x-mock-world';

/**
 * The bearer token of a request. Undefined without an authorization header; empty, which is nobody's token, when the
 * header holds something else.
 */
export function tokenOf({ authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer ([^\s]+)$/i.exec(authorization)?.[1] ?? '';
}

/** The world that a request names by cookie or header. */
const namedWorldOf = (headers: IncomingHttpHeaders): string | undefined =>
  (headers.cookie === undefined ? undefined : cookieOf(headers.cookie, worldCookieOf(headers.host))) ??
  singleHeader(headers, worldHeader);

/** The world a request is about: by cookie, by header, by its token, else the default one; it need not exist. */
export const worldIdOf = (headers: IncomingHttpHeaders): string =>
  namedWorldOf(headers) ?? worldOfToken(tokenOf(headers) ?? '') ?? defaultWorldId;

/**
 * The world a request is about, with everything that is due done. An unknown one is refused, never replaced; where it is the
 * token alone that leads to none and tokens count, as a session that is over.
 */
export function worldOf(worlds: Worlds, headers: IncomingHttpHeaders, session: Session): World {
  const world = worlds.get(worldIdOf(headers));
  if (!world && session !== 'guest' && namedWorldOf(headers) === undefined)
    throw new HttpError('UNAUTHORIZED');
  if (!world) throw notFound();
  world.catchUp();
  return world;
}

/** The value of a cookie, as it was sent. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? '';
  }
  return undefined;
}

/** A header that may be sent once only; sent twice it is joined by Node, and matches nothing. */
export function singleHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
