/** The plugin for testers: control calls, streams, reports, pages, the reference and the test console. */
import type { FastifyInstance } from 'fastify';
import { serveControl, type ControlOptions } from './control.http.ts';
import { serveConsole } from './console.ts';
import { createGuard } from './control-access.ts';
import { serveStreams } from './journal-stream.ts';
import { servePages } from './pages.ts';
import { serveReference } from './reference.ts';
import { receiveReports } from './reports.ts';
import { serveSessions } from './session-routes.ts';

export async function controlPlugin(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { worlds, persistence, hasControlAccess, team, upstream } = options;
  const guard = createGuard(hasControlAccess, team);
  serveControl(app, options, guard);
  serveStreams(app, worlds, persistence, guard, team);
  if (team) serveSessions(app, team, hasControlAccess);
  receiveReports(app, worlds);
  servePages(app, worlds);
  serveReference(app);
  serveConsole(app, hasControlAccess, guard);
  app.get('/_mock/health', () => ({ status: 'ok', ...(upstream && { upstream: true }) }));
}
