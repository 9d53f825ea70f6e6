/** Authorization of sockets: a member by token, a guest by id, in an open world (decisions 16). */
import type { IncomingHttpHeaders } from 'node:http';
import { ChatHandshake } from '@wallet/contract/chat';
import { gone } from '@wallet/contract/errors';
import { ownRoom, type RoomOwner } from '../domains/chat/room.ts';
import { worldOf } from '../http/caller.ts';
import { HttpError } from '../http/http-error.ts';
import type { MemberGuard } from '../domains/bindings.ts';
import { DomainError } from '../world/domain-error.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

/** The handshake of a socket. */
export interface ConnectionRequest {
  readonly headers: IncomingHttpHeaders;
  readonly auth: unknown;
  readonly ip: string;
}

/** An authorized connection and the owner of its room. */
export interface SocketSession {
  readonly world: World;
  readonly owner: RoomOwner;
  readonly handshake: ChatHandshake;
  readonly ip: string;
}

/** Returns the world of a socket, as for a call over HTTP: by cookie, header or token. */
export function worldOfConnection(worlds: Worlds, { headers, auth }: ConnectionRequest): World {
  const token = ChatHandshake.safeParse(auth).data?.token;
  if (token === undefined) return worldOf(worlds, headers, 'guest');
  return worldOf(worlds, { ...headers, authorization: `Bearer ${token}` }, 'member');
}

/** Authorizes a socket. Throws an HttpError or a DomainError. */
export function authorizeConnection(
  world: World,
  authGuard: MemberGuard,
  { auth, ip }: ConnectionRequest,
): SocketSession {
  if (!authGuard.isOpen(world)) throw new HttpError(gone);
  if (authGuard.isBlocked(world, ip)) throw new HttpError('INVALID_IP');
  const { data: handshake } = ChatHandshake.safeParse(auth);
  if (!handshake) throw new HttpError('NO_DATA');
  const { token, guestId } = handshake;
  if (token === undefined && guestId === undefined) throw new HttpError('UNAUTHORIZED');
  const member = token === undefined ? undefined : authGuard.authenticate(world, token);
  return { world, owner: ownRoom(member, { guestId }), handshake, ip };
}

/** Whether a connection is still authorized: valid token, active member, open service. */
export function isStillAuthorized({ world, handshake, ip }: SocketSession, authGuard: MemberGuard): boolean {
  try {
    authorizeConnection(world, authGuard, { headers: {}, auth: handshake, ip });
    return true;
  } catch {
    return false;
  }
}

export const connectErrorMessage = (error: unknown): string =>
  error instanceof DomainError || error instanceof HttpError ? error.code : 'INTERNAL_SERVER_ERROR';
