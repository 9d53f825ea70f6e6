/**
 * The service worker of a preview. It relays calls of the app to the simulator in the page, resolves files of the app
 * below the path of the preview, and serves the page of the app for every client route.
 */
import { claim, type RelayedRequest, type RelayedResponse } from './relay.ts';

interface Client {
  readonly url: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    /** Returns the most recently focused tab first. */
    matchAll(options: { type: 'window' }): Promise<readonly Client[]>;
  };
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    name: 'install' | 'activate' | 'message',
    listener: (event: Event & { readonly data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
}

const worker = globalThis as unknown as WorkerScope;
const scope = new URL(worker.registration.scope);
/** Paths of the stories, the test console, the documentation and the licences, which have separate pages. */
const otherPages = /^(?:(?:stories|console|docs)\/|notices\.txt$)/;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  if (event.data === claim) event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.origin) return;
  if (/^\/(?:api|_mock)\//.test(pathname)) return event.respondWith(simulated(request, clientId));
  const isWithin = pathname.startsWith(scope.pathname);
  const path = pathname.slice(scope.pathname.length);
  if (request.mode === 'navigate' && isWithin && !otherPages.test(path))
    return event.respondWith(fetch(new URL('index.html', scope)));
  if (!isWithin && request.mode !== 'navigate') event.respondWith(fetch(new URL(`.${pathname}`, scope)));
});

const holdsSimulator = ({ url }: Client): boolean => !otherPages.test(url.slice(scope.href.length));

/** Returns the requesting page if it hosts a simulator, else the most recently focused app. */
async function hostOf(clientId: string): Promise<Client | undefined> {
  const client = await worker.clients.get(clientId);
  if (!client || holdsSimulator(client)) return client;
  return (await worker.clients.matchAll({ type: 'window' })).find(holdsSimulator);
}

async function simulated(request: Request, clientId: string): Promise<Response> {
  const host = await hostOf(clientId);
  if (!host) return Response.error();
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
  const message: RelayedRequest = {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body,
  };
  const { port1, port2 } = new MessageChannel();
  const response = await new Promise<RelayedResponse>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as RelayedResponse);
    host.postMessage(message, [port2]);
  });
  if (!response) return Response.error();
  const { status, headers, body: content } = response;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : content, { status, headers });
}
