/** The log of Fastify: JSON lines for each request, without user input. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { redact } from '../world/redaction.ts';

/** The destination of the lines, for example `process.stderr`. */
export interface LogStream {
  write(line: string): void;
}

interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Returns the logger options for a stream; without one the logger is off. */
export const loggerOf = (stream: LogStream | undefined): NonNullable<FastifyServerOptions['logger']> =>
  stream !== undefined && {
    stream,
    serializers: {
      // A URL may contain a phone number or a password, a route pattern never does.
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '[unknown]' }),
      // The first line of a stack repeats the message, so it is cut.
      err: ({ name, message, stack = '' }: Error) =>
        redact({ type: name, message, stack: stack.replace(/^.*\n/, '') }, 'log') as LoggedError,
    },
  };
