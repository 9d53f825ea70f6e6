/** The built app on the same origin: assets for ever, pages never kept, every other address is the app's own. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@wallet/contract/market';
import { languages } from '@wallet/contract/market';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from './caller.ts';
import { contentSecurityPolicy, workerPolicy } from './headers.ts';
import { answerNotFound } from './server-errors.ts';

export interface AppFiles {
  /** The directory the app was built into. */
  readonly directory: string;
  /** The language of a first visit. */
  readonly defaultLanguage: Language;
}

/** The directory holds no built app. */
export class NothingBuilt extends Error {
  override readonly name = 'NothingBuilt';
}

/** The cookie in which the app keeps the chosen language (spec 4, Locale). */
const languageCookie = 'locale';

/** Addresses that were rendered ahead, by the name of their file. */
const shells: readonly (readonly [RegExp, string])[] = [
  [/^\/login\/?$/, 'login'],
  [/^\/register\/?$/, 'register'],
  [/^\/user(\/home)?\/?$/, 'home'],
  [/^\/user\//, 'member'],
];

/** How a file may lie beside itself, compressed ahead of time, the smallest first. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Never an address of the app. */
const reserved = /^\/(api|_mock|socket\.io|assets)(\/|$)/;

/** Serves the files of the app; what is no file and no reserved address is a page of the app. */
export async function serveApp(
  app: FastifyInstance,
  { directory, defaultLanguage }: AppFiles,
): Promise<void> {
  const root = resolve(directory);
  if (!existsSync(join(root, 'index.html')))
    throw new NothingBuilt(`There is no built app in ${root}: build it first.`);
  const policy = contentSecurityPolicy(await imageHostsOf(join(root, 'index.html')));
  const headersOf = (file: string) => fileHeaders(file, policy);
  await app.register(fastifyStatic, {
    root,
    index: false,
    // Pages are sent below, with the language and the headers they need.
    allowedPath: (path) => !/(\/|\.html)$/.test(path),
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // A worker lives by the policy of its own file.
    setHeaders: (reply, path) => void reply.removeHeader('content-security-policy').headers(headersOf(path)),
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const file = join(root, pageOf(request));
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = codings.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
    const page = await readFile(file + (coding?.[1] ?? ''));
    if (coding) reply.header('content-encoding', coding[0]);
    return reply.headers(headersOf(file)).header('content-type', 'text/html; charset=utf-8').send(page);
  };

  const pageOf = (request: FastifyRequest): string => {
    const path = request.url.split('?', 1)[0] ?? '';
    const shell = shells.find(([address]) => address.test(path))?.[1];
    const file = shell && `${shell}.${languageOf(request)}.html`;
    return file !== undefined && existsSync(join(root, file)) ? file : 'index.html';
  };

  const languageOf = ({ headers }: FastifyRequest): Language => {
    const chosen = cookieOf(headers.cookie, languageCookie);
    // A stored `lo` is read as the `la` it means (decisions 19).
    return languages.find((language) => language === (chosen === 'lo' ? 'la' : chosen)) ?? defaultLanguage;
  };

  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    return isFile(request) ? plainNotFound(reply) : answerNotFound(request, reply);
  });
}

/** Who asks for a page by name gets one; who takes anything does so where no file and no picture is meant. */
const isPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  isReading(method) &&
  !reserved.test(url) &&
  (accept.includes('text/html') ||
    (/\*\/\*|text\/\*/.test(accept) && !accept.includes('image/') && !hasEnding(url)));

/** Whether an address ends in a name with an ending, as files have it. */
const hasEnding = (url: string): boolean => /\.[^/]*$/.test(url.split('?', 1)[0] ?? '');

const isFile = ({ method, url }: FastifyRequest): boolean =>
  isReading(method) && (url.startsWith('/assets/') || !reserved.test(url));

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

const plainNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found');

/** The origins whose pictures a built page wants beside its own (decisions 92). */
async function imageHostsOf(page: string): Promise<readonly string[]> {
  const [, hosts = ''] =
    /<meta name="image-hosts" content="([\w:/.*\- ]*)"/.exec(await readFile(page, 'utf8')) ?? [];
  return hosts.split(' ').filter((host) => host !== '');
}

function fileHeaders(file: string, policy: string): Record<string, string> {
  const path = file.replace(/\.(?:br|gz)$/, '');
  if (path.endsWith('.html')) return { 'cache-control': 'no-store', 'content-security-policy': policy };
  // These have one name for all builds: whoever asks must hear of the newest.
  if (/[\\/]sw\.js$/.test(path))
    return { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy };
  if (path.endsWith('.webmanifest')) return { 'cache-control': 'no-cache' };
  if (/[\\/]assets[\\/]/.test(path)) return { 'cache-control': 'public, max-age=31536000, immutable' };
  return { 'cache-control': 'public, max-age=3600' };
}
