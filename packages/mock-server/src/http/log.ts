/** The log of Fastify: lines of JSON for each request, with nothing that a person typed. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { redact } from '../world/redaction.ts';

/** Takes the lines, for example `process.stderr`. */
export interface LogStream {
  write(line: string): void;
}

interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** The logger for a stream; none is silent. */
export const loggerOf = (stream: LogStream | undefined): NonNullable<FastifyServerOptions['logger']> =>
  stream !== undefined && {
    stream,
    serializers: {
      // An address may hold a phone number or a password, its route never does.
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '[unknown]' }),
      // The first line of a stack is the message again.
      err: ({ name, message, stack = '' }: Error) =>
        redact({ type: name, message, stack: stack.replace(/^.*\n/, '') }, 'log') as LoggedError,
    },
  };
