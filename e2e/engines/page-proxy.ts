/** A proxy that adds scripts to the pages of the app, for a browser whose driver cannot, and receives their reports. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { passOn, sendOn, startServer } from '../fixtures/proxy.ts';

const [scriptPath, reportPath] = ['/added-script.js', '/added-report'];

interface Report {
  readonly kind: 'console' | 'uncaught';
  readonly text: string;
}

export interface PageProxy {
  readonly url: string;
  /** Adds a script to each document before its own ones; returns its removal. */
  add(source: string): () => void;
  /** Resets the connections of all requests, except those for its scripts. */
  setOffline(isOffline: boolean): void;
  /** Closes the proxy and all its connections. */
  stop(): Promise<void>;
}

/** In the page: reports each error at once. A script that fails to load is an error, too. */
function reportErrors(path: string): void {
  const report = (kind: Report['kind'], text: string) => {
    const request = new XMLHttpRequest();
    // The page continues after the report has arrived.
    request.open('POST', path, false);
    try {
      request.send(JSON.stringify({ kind, text }));
    } catch {
      // The proxy is stopped for a test without a connection.
    }
  };
  const { error } = console;
  console.error = (...values) => {
    error(...values);
    report('console', values.map(String).join(' '));
  };
  addEventListener(
    'error',
    ({ target, message, error: thrown }: ErrorEvent) => {
      if (target === window)
        return report('uncaught', String((thrown as Error | undefined)?.stack ?? message));
      const { src = '' } = target as Partial<HTMLImageElement>;
      // A picture of the player that cannot be shown is no failed request.
      if (!src.startsWith('blob:')) report('console', `Failed to load resource: net::ERR_FAILED ${src}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report('uncaught', String(reason)));
}

/** Starts a proxy in front of a simulator; `onReport` is called for each error of a page. */
export async function startPageProxy(
  simulator: string,
  onReport: (report: Report) => void,
): Promise<PageProxy> {
  const scripts = new Set([`(${reportErrors.toString()})(${JSON.stringify(reportPath)})`]);
  let isOffline = false;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === scriptPath) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return response.end([...scripts].join(';\n'));
    }
    if (request.url === reportPath) {
      onReport(JSON.parse(await text(request)) as Report);
      return response.writeHead(204).end();
    }
    if (isOffline) {
      onReport({ kind: 'console', text: 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED' });
      return response.destroy();
    }
    return passOn(request, sendOn(simulator, request), response, {
      type: /^text\/html/,
      rewrite: (page) => page.replace('<head>', `<head><script src="${scriptPath}"></script>`),
    });
  };

  const server = createServer((request, response) => void respond(request, response));
  // The socket of the chat.
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const forwarded = sendOn(simulator, request).on('error', () => socket.destroy());
    forwarded.on('upgrade', (found, other, otherHead) => {
      const lines = found.rawHeaders.map((part, at) => `${part}${at % 2 ? '\r\n' : ': '}`).join('');
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
      if (otherHead.length) socket.write(otherHead);
      if (head.length) other.write(head);
      for (const one of [socket, other])
        one.on('error', () => [socket, other].forEach((each) => each.destroy()));
      socket.pipe(other).pipe(socket);
    });
    forwarded.on('response', () => socket.destroy()).end();
  });
  return {
    ...(await startServer(server)),
    add(source) {
      scripts.add(source);
      return () => scripts.delete(source);
    },
    setOffline: (wanted) => void (isOffline = wanted),
  };
}
