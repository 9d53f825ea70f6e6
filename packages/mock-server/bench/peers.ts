/** Other servers with the same wallet response: json-server from a file, Prism from OpenAPI with an example. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeContract } from '../src/control/openapi.ts';
import type { Fetched } from './fetched.ts';
import { startFetched, versions } from './fetched.ts';

export interface Peer {
  readonly name: string;
  /** Starts the server. `answer` is the JSON of the wallet, `directory` a temporary folder. */
  readonly start: (body: string, directory: string) => Promise<Fetched>;
}

export const peers: readonly Peer[] = [
  {
    name: versions.jsonServer,
    start(body, directory) {
      const [data, routes] = [join(directory, 'data.json'), join(directory, 'routes.json')];
      writeFileSync(data, `{"wallet":${body}}`);
      writeFileSync(routes, '{"/api/*":"/$1"}');
      const flags = ['--host', '127.0.0.1', '--quiet', '--routes', routes];
      return startFetched(versions.jsonServer, (port) => [...flags, '--port', port, data]);
    },
  },
  {
    name: versions.prism,
    start(body, directory) {
      const document = join(directory, 'openapi.json');
      writeFileSync(document, JSON.stringify(withExample(body)));
      const flags = ['--host', '127.0.0.1', '--verboseLevel', 'warn'];
      return startFetched(versions.prism, (port) => ['mock', document, ...flags, '--port', port]);
    },
  },
];

type Responses = Record<string, { content: Record<string, object> }>;

/** Returns the OpenAPI document with an example for the wallet call. */
function withExample(body: string): object {
  const document = structuredClone(describeContract()) as {
    paths: Record<string, Record<string, { responses: Responses }>>;
  };
  const content = document.paths['/api/wallet']?.['get']?.responses['200']?.content['application/json'];
  if (!content) throw new Error('The document has no response of the wallet.');
  Object.assign(content, { example: JSON.parse(body) as unknown });
  return document;
}
