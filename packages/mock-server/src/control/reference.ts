/** The API reference: Swagger UI for the calls of the product and the control API, served from its package. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const referencePath = '/_mock/reference';

/** Swagger UI needs inline styles and data: pictures. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls of the simulator</title>
<link rel="stylesheet" href="${referencePath}/files/swagger-ui.css">
<nav style="font: 14px sans-serif; padding: 20px 20px 0">
<a href="${referencePath}">Player wallet</a> · <a href="${referencePath}?control">Control API</a>
</nav>
<div id="calls"></div>
<script src="${referencePath}/files/swagger-ui-bundle.js"></script>
<script src="${referencePath}/start.js"></script>
</html>
`;

const start = `const isControl = location.search === '?control';
const header = isControl ? { 'x-mock-control': '1' } : { 'x-player-client': 'web' };
SwaggerUIBundle({
  url: isControl ? '/_mock/control.json' : '/_mock/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelRendering: 'model',
  requestInterceptor: (request) => ({ ...request, headers: { ...request.headers, ...header } }),
});
`;

export function serveReference(app: FastifyInstance): void {
  app.get(referencePath, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .send(page),
  );
  app.get(`${referencePath}/start.js`, (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(start),
  );
  void app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/swagger-ui.css')),
    prefix: `${referencePath}/files/`,
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(?:-bundle\.js|\.css)$/.test(path),
  });
}
