/** HTML pages: entering a world with a browser, and the documentation. */
import { demoPassword } from '@wallet/contract/demo-members';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { demoMembers } from '../domains/profile/profile.seed.ts';
import { magicValues } from '../domains/magic.ts';
import { fieldsOf } from '../domains/action.ts';
import { allActions } from '../domains/actions.ts';
import { worldCookieOf } from '../http/caller.ts';
import { notFound, errorResponse } from '../http/http-error.ts';
import { sendResponse } from '../http/server-errors.ts';
import { scenarios } from '../scenario/scenarios.ts';
import { scenarioJsonSchema } from '../scenario/scenario-json.ts';
import { describeParam } from '../scenario/param.ts';
import type { Worlds } from '../world/worlds.ts';
import { worldRoutes } from './control.contract.ts';
import { controlHeader, scenarioSchemaPath } from './control-header.ts';
import { consolePath } from './console.ts';
import { referencePath } from './reference.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  return `<div class="wide"><table><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

const style = `
  body { font: 15px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2330; }
  table { border-collapse: collapse; width: 100%; margin-block: .5rem 2rem; }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #dfe4ec; vertical-align: top; }
  code { background: #eef1f6; padding: .1rem .3rem; border-radius: .25rem; overflow-wrap: anywhere; }
  .wide { overflow-x: auto; }
`;

/** Sends a page, whose forms may target this origin only. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // Without this policy a browser sends `Origin: null` with the page's forms.
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      ).send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
${body}
</html>
`)
  );
}

/** Serves `/_mock/enter/{world}`, `/_mock/docs`, the OpenAPI document and the JSON schema of scenarios. */
export function servePages(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { world: string }; Querystring: { next?: unknown } }>(
    '/_mock/enter/:world',
    (request, reply) => {
      // A subresource of a foreign page must not switch the world of the visitor.
      if ((request.headers['sec-fetch-dest'] ?? 'document') !== 'document')
        return sendResponse(errorResponse('INVALID_IP'), request, reply);
      const world = worlds.get(request.params.world);
      if (!world) throw notFound();
      void reply
        .header(
          'set-cookie',
          `${worldCookieOf(request.headers.host)}=${world.id}; Path=/; HttpOnly; SameSite=Lax`,
        )
        .redirect(ownPath(request.query.next) ?? '/', 303);
    },
  );

  for (const path of ['/_mock', '/_mock/'])
    app.get(path, (_request, reply) => {
      void reply.redirect(`${consolePath}/`, 303);
    });

  app.get('/_mock/docs', (_request, reply) => {
    void sendPage(reply, 'Simulator of the operator’s backend', docsPage());
  });

  app.get(scenarioSchemaPath, (_request, reply) => reply.send(scenarioJsonSchema()));

  app.get('/_mock/openapi.json', async (_request, reply) => {
    const { describeContract } = await import('./openapi.ts');
    return reply.send({ ...describeContract(), servers: [{ url: '/' }] });
  });
}

/** Returns a path of this origin, undefined for a path that could lead to another. */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > 512) return undefined;
  // A second slash or a backslash would name another host; browsers remove control characters before parsing.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : undefined;
}

function docsPage(): string {
  return `<p>The calls of the product: <a href="${referencePath}">reference</a> and <a href="/_mock/openapi.json">OpenAPI</a>. A world opens in this browser at
<code>/_mock/enter/{world}?next=/login</code>.</p>
<h2>Demo members</h2>
<p>All have the password <code>${demoPassword}</code>.</p>
${table(
  ['Phone', 'Name', 'Good for'],
  Object.values(demoMembers).map((one) => [one.phone, one.name, one.description]),
)}
<h2>Scenarios</h2>
<p>By <code>--scenario</code>, or when a world is made; on the <a href="/_mock/console/">test console</a> with a click. The
<a href="${scenarioSchemaPath}">schema</a> of those you write yourself.</p>
${table(
  ['Name', 'Scenario', 'Parameters'],
  scenarios.map(({ name, title, params = {} }) => [
    name,
    title,
    Object.entries(params)
      .map(([key, param]) => describeParam(key, param))
      .join('; '),
  ]),
)}
<h2>Magic values</h2>
${table(
  ['Where', 'Value', 'What happens'],
  magicValues.map(({ where, value, outcome }) => [where, value, outcome]),
)}
<h2>Actions</h2>
<p>Changes a world as an operator, a bank, a provider or a tester: <code>POST /_mock/v1/worlds/{world}/{noun}/{action}</code>.</p>
${table(
  ['Action', 'Parameters', 'What happens'],
  allActions.map((action) => [action.name, fieldsOf(action), action.title]),
)}
<h2>Control calls</h2>
<p>From this machine only, with the header <code>${controlHeader.name}: ${controlHeader.value}</code>. The journal as it is
written: <code>GET /_mock/v1/worlds/{world}/journal/stream</code>.</p>
${table(
  ['Call', 'Method', 'Path'],
  worldRoutes.map(({ id, method, path }) => [id, method, path.replace(/:(\w+)/g, '{$1}')]),
)}`;
}
