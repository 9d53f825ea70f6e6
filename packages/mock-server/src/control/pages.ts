/** Pages for people: entering a world with a browser, and what there is to know about the simulator. */
import type { FastifyInstance } from 'fastify';
import { demoMembers, demoPassword } from '../domains/profile/profile.seed.ts';
import { magicValues } from '../domains/magic.ts';
import { worldCookie } from '../http/caller.ts';
import { noSuchThing } from '../http/failure.ts';
import { book } from '../scenario/book.ts';
import type { Worlds } from '../world/worlds.ts';
import { controlHeader, controlRoutes } from './control.contract.ts';

/** Serves `/_mock/enter/{world}`, `/_mock/docs` and `/_mock/openapi.json`. */
export function servePages(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { world: string }; Querystring: { next?: unknown } }>(
    '/_mock/enter/:world',
    (request, reply) => {
      const world = worlds.get(request.params.world);
      if (!world) throw noSuchThing();
      void reply
        .header('set-cookie', `${worldCookie}=${world.id}; Path=/; HttpOnly; SameSite=Lax`)
        .redirect(ownPath(request.query.next) ?? '/', 303);
    },
  );

  app.get('/_mock/docs', (_request, reply) => {
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      )
      .send(docsPage());
  });

  app.get('/_mock/openapi.json', async (_request, reply) => {
    const { describeContract } = await import('./openapi.ts');
    return reply.send(describeContract());
  });
}

/** A path on this origin; anything that could lead elsewhere is none. */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > 512) return undefined;
  // A second slash or a backslash would name another host; browsers drop control characters before they look.
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : undefined;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
}

function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Simulator</title>
<style>
  body { font: 15px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2330; }
  table { border-collapse: collapse; width: 100%; margin-block: .5rem 2rem; }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #dfe4ec; vertical-align: top; }
  code { background: #eef1f6; padding: .1rem .3rem; border-radius: .25rem; }
</style>
<h1>Simulator of the operator’s backend</h1>
<p>The calls of the product: <a href="/_mock/openapi.json">OpenAPI</a>. A world opens in this browser at
<code>/_mock/enter/{world}?next=/login</code>.</p>
<h2>Demo members</h2>
<p>All have the password <code>${demoPassword}</code>.</p>
${table(
  ['Phone', 'Name', 'Good for'],
  Object.values(demoMembers).map((one) => [one.phone, one.name, one.description]),
)}
<h2>Scenarios</h2>
<p>By <code>--scenario</code>, or when a world is made.</p>
${table(
  ['Name', 'Situation'],
  book.map(({ name, title }) => [name, title]),
)}
<h2>Magic values</h2>
${table(
  ['Where', 'Value', 'What happens'],
  magicValues.map(({ where, value, outcome }) => [where, value, outcome]),
)}
<h2>Control calls</h2>
<p>From this machine only, with the header <code>${controlHeader.name}: ${controlHeader.value}</code>. The journal as it is
written: <code>GET /_mock/v1/worlds/{world}/journal/stream</code>.</p>
${table(
  ['Call', 'Method', 'Path'],
  controlRoutes.map(({ id, method, path }) => [id, method, path.replace(/:(\w+)/g, '{$1}')]),
)}
</html>
`;
}
