import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Team } from '../team/team.ts';
import type { ControlError } from '../world/control-error.ts';
import type { HasControlAccess } from './control-access.ts';
import { controlHeader } from './control-header.ts';

/** Rejects requests without control access, without the header, which a foreign page cannot send, or without a key. */
export const createGuard =
  (hasControlAccess: HasControlAccess, team: Team | undefined) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const isLocal = hasControlAccess(request);
    if (isLocal && request.headers[controlHeader.name] === controlHeader.value) {
      if (!team) return done();
      return void team.admit(request).then(done, ({ status = 500, message }: ControlError) => {
        void reply.code(status).send({ message });
      });
    }
    const message = isLocal
      ? `Control calls carry the header ${controlHeader.name}: ${controlHeader.value}.`
      : 'Control calls come from this machine only, unless --allow-control-from names others.';
    void reply.code(403).send({ message });
  };

export type ControlGuard = ReturnType<typeof createGuard>;
