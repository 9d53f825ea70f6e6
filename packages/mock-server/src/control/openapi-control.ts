/** The control API as an OpenAPI document, for the reference of a running simulator. */
import { appVersion } from '@wallet/contract/site';
import { findAction } from '../domains/actions.ts';
import { bodySchema } from './call-handlers.ts';
import { controlHeader } from './control-header.ts';
import { controlRoutes, type ControlRoute } from './control.contract.ts';
import type { Json } from './openapi-schemas.ts';

export function describeControl(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of controlRoutes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = describeRoute(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control API',
      version: appVersion,
      description: `For tests and testers, from this machine only, with the header \`${controlHeader.name}: ${controlHeader.value}\`.`,
    },
    servers: [{ url: '/' }],
    paths,
  };
}

function describeRoute({ id, path }: ControlRoute): Json {
  const action = findAction(id);
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    operationId: `control_${id.replace('.', '_')}`,
    tags: [id.split('.')[0]],
    summary: action?.title ?? id,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(action && { requestBody: { content: { 'application/json': { schema: bodySchema(action.body) } } } }),
    responses: { 200: { description: 'The response.' } },
  };
}
