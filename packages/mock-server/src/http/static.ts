/** The built app on the same origin: immutable assets, pages with an ETag, and client routes. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { languages, type Language } from '@wallet/contract/market';
import { headersOf, kindOf, languageCookie, pagesIn, pageTag, shells } from '@wallet/deploy/files';
import { readStartSettings } from '@wallet/deploy/settings';
import { settingsIn } from '@wallet/deploy/settings-block';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from './caller.ts';
import { handleNotFound } from './server-errors.ts';
import { ControlError } from '../world/control-error.ts';

export interface AppFiles {
  readonly directory: string;
  readonly defaultLanguage: Language;
}

/** Encodings of precompressed files with their extensions, smallest first. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Paths that are no client routes. */
const reserved = /^\/(api|_mock|socket\.io|assets)(\/|$)/;

/** Serves the files of the app, and its page for every other path that is not reserved. */
export async function serveApp(
  app: FastifyInstance,
  { directory, defaultLanguage }: AppFiles,
): Promise<void> {
  const root = resolve(directory);
  if (!existsSync(join(root, 'index.html')))
    throw new ControlError('notFound', `There is no built app in ${root}: build it first.`);
  const headersAt = headersIn(root);
  await app.register(fastifyStatic, {
    root,
    index: false,
    // Pages are sent below, with their language and headers.
    allowedPath: (path) => !/(\/|\.html)$/.test(path),
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.headers(headersAt(file.slice(root.length).replaceAll(sep, '/'))),
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const file = join(root, pageOf(request));
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = codings.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
    const tag = pageTag(await readFile(file));
    reply.headers(headersAt('/')).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const page = await readFile(file + (coding?.[1] ?? ''));
    if (coding) reply.header('content-encoding', coding[0]);
    return reply.header('content-type', 'text/html; charset=utf-8').send(page);
  };

  const pageOf = (request: FastifyRequest): string => {
    const path = request.url.split('?', 1)[0] ?? '';
    const shell = shells.find((one) => new RegExp(one.path).test(path));
    const file = shell && `${shell.file}.${defaultLanguageOf(request)}.html`;
    return file !== undefined && existsSync(join(root, file)) ? file : 'index.html';
  };

  const defaultLanguageOf = ({ headers }: FastifyRequest): Language => {
    const chosen = cookieOf(headers.cookie, languageCookie);
    // A stored `lo` means `la` (decisions 19).
    return languages.find((language) => language === (chosen === 'lo' ? 'la' : chosen)) ?? defaultLanguage;
  };

  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    if (!isFile(request)) return handleNotFound(request, reply);
    return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found');
  });
}

/**
 * Returns the headers of a path in the folder of a build. Another build may replace the folder while the server runs, so
 * its pages are read again when they change.
 */
function headersIn(root: string): (path: string) => Readonly<Record<string, string>> {
  let builtAt: number | undefined;
  let pages = '';
  let settings = readStartSettings({});
  return (path) => {
    const writtenAt = statSync(join(root, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? builtAt;
    if (writtenAt !== builtAt) {
      builtAt = writtenAt;
      pages = pagesIn(root);
      settings = settingsIn(pages) ?? readStartSettings({});
    }
    return headersOf(kindOf(path.replace(/\.(?:br|gz)$/, '')), settings, pages);
  };
}

/** Whether a request gets a page: it accepts HTML, or accepts any type and its path has no extension. */
const isPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  isReading(method) &&
  !reserved.test(url) &&
  (accept.includes('text/html') ||
    (/\*\/\*|text\/\*/.test(accept) && !accept.includes('image/') && !hasEnding(url)));

/** Whether a path ends with a file extension. */
const hasEnding = (url: string): boolean => /\.[^/]*$/.test(url.split('?', 1)[0] ?? '');

const isFile = ({ method, url }: FastifyRequest): boolean =>
  isReading(method) && (url.startsWith('/assets/') || !reserved.test(url));

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';
