/** A faulty upstream: a simulator whose responses a hook alters. */
import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { createControl } from '../control/control-client.ts';
import type { MockServer } from '../server.ts';
import { createServer } from '../server.ts';

/** A response with its parsed JSON, which a defect mutates. */
export interface AlterableResponse {
  status: number;
  type: string;
  // A defect breaks the contract types on purpose.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Defect {
  readonly name: string;
  readonly call: OperationId;
  /** A field that the drift must name. */
  readonly field?: string;
  /** Text that the drift must contain. */
  readonly drift: string;
  readonly alter: (response: AlterableResponse) => void;
}

/** One of each kind; conformance/mutants has more of them. */
export const defects: readonly Defect[] = [
  {
    name: 'a success under another status',
    call: 'wallet.read',
    drift: 'the shape of a refusal',
    alter: (response) => (response.status = 201),
  },
  {
    name: 'an undeclared field',
    call: 'profile.read',
    field: 'profile.vip',
    drift: 'declared ones only',
    alter: ({ body }) => (body.profile.vip = true),
  },
  {
    name: 'a third decimal',
    call: 'wallet.read',
    field: 'wallet.amount',
    drift: 'the shape of wallet.read',
    alter: ({ body }) => (body.wallet.amount = 1000.125),
  },
  {
    name: 'a page instead of JSON',
    call: 'site.active',
    drift: 'application/json',
    alter: (response) => (response.type = 'text/html'),
  },
];

export interface FaultyUpstream {
  readonly server: MockServer;
  readonly url: string;
  /** The active defect; undefined leaves responses unaltered. */
  defect: Defect | undefined;
}

export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  const upstream: { defect: Defect | undefined } = { defect: undefined };
  const server = await createServer({
    parts: {
      prepare(app) {
        app.addHook('onSend', (request, reply, payload, done) => {
          const route = `${request.method} ${request.routeOptions.url}`;
          const call = operations.find(({ method, path }) => `${method} ${path}` === route);
          const { defect } = upstream;
          if (!defect || call?.id !== defect.call || !(payload instanceof Uint8Array))
            return done(null, payload);
          const type = String(reply.getHeader('content-type'));
          const body: unknown = JSON.parse(new TextDecoder().decode(payload));
          const response: AlterableResponse = { status: reply.statusCode, type, body };
          defect.alter(response);
          void reply
            .code(response.status)
            .header('content-type', response.type)
            .removeHeader('content-length');
          done(null, JSON.stringify(response.body));
        });
      },
    },
  });
  return Object.assign(upstream, { server, url: await server.listen() });
}

/** A difference from the contract, as the journal has it. */
interface Drift {
  readonly side: 'request' | 'answer';
  readonly expected: string;
  readonly came: string;
  readonly fields: readonly string[];
}

/** Returns the differences that a simulator beside an upstream journalled, from a number on. */
export async function driftAt(address: string, from = 0) {
  const entries = await createControl({ baseUrl: address }).worlds.of('default').journal.list(from);
  return entries
    .filter(({ kind }) => kind === 'drift')
    .map(({ name, outcome, detail }) => ({ call: name, what: outcome, ...(detail as unknown as Drift) }));
}
