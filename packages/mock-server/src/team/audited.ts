import type { Audit } from './audit.ts';
import type { Person } from './people.ts';
import type { ControlCall } from './rights.ts';
import { isReading } from './rights.ts';

interface Request {
  readonly params: unknown;
}

interface Response {
  readonly status: number;
  readonly body: unknown;
}

type Perform<Route, Sent, Result> = (route: Route, request: Sent, person?: Person) => Promise<Result>;

/** Returns the performer of calls that audits those of people: each that changes something, or was refused to them. */
export const audited =
  <Route extends ControlCall, Sent extends Request, Result extends Response>(
    perform: Perform<Route, Sent, Result>,
    audit: Audit,
  ): Perform<Route, Sent, Result> =>
  async (route, request, person) => {
    if (!person) return perform(route, request);
    let status = 500;
    let { world } = (request.params ?? {}) as { world?: string };
    try {
      const response = await perform(route, request, person);
      ({ status } = response);
      if (route.id.startsWith('worlds.')) world ??= (response.body as { id?: string }).id;
      return response;
    } finally {
      if (!isReading(route) || status === 403)
        audit.add({ person: person.name, call: route.id, ...(world !== undefined && { world }), status });
    }
  };
