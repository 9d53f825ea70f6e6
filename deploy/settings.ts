/**
 * All settings of the app, in two schemas: for the build and for the start of a page. docs/settings.md and
 * .env.example are generated from them. Values are texts of the environment.
 */
import { operations, type OperationId } from '@wallet/contract';
import { demoLinkSecret } from '@wallet/contract/deposit';
import { marketNames } from '@wallet/contract/market';
import * as z from 'zod';
import { misspeltVariables } from './nearest.ts';

/** The description of a setting, beside its schema. */
export interface About {
  /** One sentence: the effect of the setting, and of its absence. */
  readonly about: string;
  readonly example: string;
}

const abouts = new WeakMap<z.ZodType, About>();

export function aboutOf(schema: z.ZodType): About {
  const about = abouts.get(schema);
  if (!about) throw new Error('A setting has no description.');
  return about;
}

/** Returns a copy of the schema with a description; other settings may share the original. */
export const setting = <Schema extends z.ZodType>(schema: Schema, about: About): Schema => {
  const own = schema.clone();
  abouts.set(own, about);
  return own;
};

const host = String.raw`[a-z\d-]+(?:\.[a-z\d-]+)*(?::[1-9]\d{0,4})?`;
const address = new RegExp(`^https?://${host}/?$`);
const reportAddress = new RegExp(`^https?://${host}(?:[/?].*)?$`);
const imageHost = /^https:[/]{2}(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/;

/** A pattern accepts a port above 65535 and an IP address such as 10.0.0.256. */
export const isAddress = (text: string): boolean => URL.canParse(text);
/** Whether neither a page nor a file of the app has this path. */
export const isFree = (path: string): boolean =>
  !/^\/(?:assets|contact|howto|login|register|terminated|user)(?:\/|$)/.test(path);
const origin = z
  .union([z.literal(''), z.string().regex(address).refine(isAddress)])
  .transform((text) => text.replace(/\/$/, ''));
/** Texts with spaces between them. */
export const words = z.string().transform((text) => text.split(/\s+/).filter((one) => one !== ''));
const isHost = (text: string) => isAddress(text.replace('*.', ''));
const hosts = words.pipe(z.array(z.string().regex(imageHost).refine(isHost)));
export const onOff = z.enum(['on', 'off']).transform((text) => text === 'on');
const number = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+(?:\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));

/** The origin and path of a call that differ from the contract; both are optional. */
export interface CallAddress {
  readonly origin?: string;
  readonly path?: string;
}

const call = new RegExp(String.raw`^([a-z]+\.[A-Za-z]+)=(https?://${host})?((?:/:?\w[\w.-]*)*)$`);
const paramsIn = (path: string): string => [...path.matchAll(/:\w+/g)].map(String).sort().join();

/** Parses `wallet.read=https://a.example/v2/wallet`: an origin, a path, or both; undefined if invalid. */
function readCall(text: string): readonly [OperationId, CallAddress] | undefined {
  const [, id, origin = '', path = ''] = call.exec(text) ?? [];
  const known = operations.find((operation) => operation.id === id);
  if (!known || origin + path === '' || (origin !== '' && !isAddress(origin))) return undefined;
  if (path !== '' && paramsIn(path) !== paramsIn(known.path)) return undefined;
  return [known.id, { ...(origin && { origin }), ...(path && { path }) }];
}

const calls = words.transform((texts, context) => {
  const addresses = texts.map(readCall);
  const read = addresses.filter((one) => one !== undefined);
  if (read.length < addresses.length) context.addIssue({ code: 'custom' });
  return Object.fromEntries(read) as Readonly<Partial<Record<OperationId, CallAddress>>>;
});

/** Settings that a build fixes in its files. */
export const buildSettings = {
  VITE_MARKET: setting(z.enum(marketNames).default('thailand'), {
    about: 'The market the build is for, `thailand` or `laos`: its language, phone numbers and currencies.',
    example: 'laos',
  }),
  VITE_BRAND: setting(z.string().trim().min(1).default('brand/demo'), {
    about:
      'The folder of the operator’s brand: name, colours, icons, help line and texts (docs/branding.md).',
    example: 'brand/demo',
  }),
  VITE_SERVICE_WORKER: setting(onOff.default(true), {
    about:
      'Whether a service worker keeps the app for a start without a connection; `off` takes an earlier one away.',
    example: 'off',
  }),
} as const;

/** Settings that a page reads at its start, so that one build runs on every stage. */
export const startSettings = {
  APP_STAGE: setting(z.enum(['demo', 'staging', 'production']).optional(), {
    about:
      'Where this is, `demo`, `staging` or `production`: only the demo does without a link secret. Unset, a build without `APP_API_ORIGIN` is the demo, any other is production.',
    example: 'staging',
  }),
  APP_API_ORIGIN: setting(origin.default(''), {
    about: 'The origin of the backend; empty is the page’s own.',
    example: 'https://api.operator.example',
  }),
  APP_OTHER_ORIGIN: setting(origin.default(''), {
    about:
      'The origin of the service behind some of the calls (`service: other` in the contract); empty is the backend’s.',
    example: 'https://members.operator.example',
  }),
  APP_CHAT_ORIGIN: setting(origin.optional(), {
    about: 'The origin of the chat’s calls; an empty value is no chat, none at all is the backend’s.',
    example: 'https://chat.operator.example',
  }),
  APP_CHAT_SOCKET: setting(origin.optional(), {
    about:
      'The origin of the chat’s socket; an empty value is a chat without a socket, none at all is the chat’s.',
    example: 'https://socket.operator.example',
  }),
  APP_CALLS: setting(calls.default({}), {
    about:
      'Calls that go to another origin or path, with spaces between them: the name of the call in the contract, and an origin, a path or both. Parameters of the path keep their names.',
    example: 'profile.read=https://members.operator.example/v2/me bonus.activate=/api/v2/bonus/:code',
  }),
  APP_IMAGE_HOSTS: setting(hosts.default([]), {
    about:
      'Origins whose pictures and films are shown beside the app’s own and those of its services, with spaces between them.',
    example: 'https://cdn.example https://*.pictures.example',
  }),
  APP_GAME_HOSTS: setting(hosts.default(['https://*.games.example']), {
    about:
      'Origins of game providers, for games in a frame and for forms that open one, with spaces between them.',
    example: 'https://*.provider.example',
  }),
  APP_GAME_WINDOW: setting(z.enum(['tab', 'same-tab', 'frame']).default('tab'), {
    about: 'Where games open: in a `tab` of their own, in the `same-tab` as the app, in a `frame` inside it.',
    example: 'same-tab',
  }),
  APP_IDEMPOTENCY_KEY: setting(onOff.default(true), {
    about:
      'Whether effects carry an Idempotency-Key; `off` for a backend whose CORS does not list the header.',
    example: 'off',
  }),
  APP_LINK_SECRET: setting(z.union([z.literal(''), z.string().min(16).max(200)]).default(''), {
    about:
      'The secret of at least 16 characters that gift links are encrypted with, shared with the backend; required outside the demo, and not the demo’s.',
    example: 'a-secret-shared-with-the-backend',
  }),
  APP_REPORT_TO: setting(
    z
      .union([
        z.literal(''),
        z.string().regex(reportAddress).refine(isAddress),
        z
          .string()
          .regex(/^\/(?!\/|_mock\/v1)[\w/-]+$/)
          .refine(isFree),
      ])
      .default(''),
    {
      about:
        'The address that receives reports of errors, or a path of the backend that the site passes on; empty sends none.',
      example: 'https://reports.operator.example/app',
    },
  ),
  APP_REPORT_SHARE: setting(number(0, 1).default(1), {
    about: 'The share of visits that report, from 0 to 1.',
    example: '0.1',
  }),
} as const;

const build = z.object(buildSettings);

const start = z
  .object(startSettings)
  .transform((settings) => {
    const { APP_API_ORIGIN: api, APP_CHAT_ORIGIN, APP_CHAT_SOCKET } = settings;
    const chat = APP_CHAT_ORIGIN === '' ? null : (APP_CHAT_ORIGIN ?? api);
    return {
      ...settings,
      APP_STAGE: settings.APP_STAGE ?? (api === '' ? 'demo' : 'production'),
      APP_OTHER_ORIGIN: settings.APP_OTHER_ORIGIN || api,
      APP_CHAT_ORIGIN: chat,
      APP_CHAT_SOCKET: chat === null || APP_CHAT_SOCKET === '' ? null : (APP_CHAT_SOCKET ?? chat),
    };
  })
  .superRefine(({ APP_STAGE, APP_LINK_SECRET }, context) => {
    if (APP_STAGE !== 'demo' && (APP_LINK_SECRET === '' || APP_LINK_SECRET === demoLinkSecret))
      context.addIssue({ code: 'custom', path: ['APP_LINK_SECRET'] });
  });

export type BuildSettings = z.output<typeof build>;
/** Origins without a trailing slash; empty is the page's own, null is none. */
export type StartSettings = z.output<typeof start>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings are wrong; the message has a sentence for each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads settings of an environment. Throws a SettingsError with the name of each wrong value and an example, and with
 * each misspelt name.
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  table: Readonly<Record<string, z.ZodType>>,
  environment: Environment,
): z.output<Schema> {
  const misspelt = misspeltVariables(environment, Object.keys(table));
  const { success, data, error } = schema.safeParse(environment);
  if (success && misspelt.length === 0) return data;
  const names = new Set((error?.issues ?? []).map(({ path: [name] }) => String(name)));
  const wrong = [...names].map((name) => errorMessage(name, environment[name], table[name]));
  throw new SettingsError([...misspelt, ...wrong].join('\n'));
}

function errorMessage(name: string, value: string | undefined, schema: z.ZodType | undefined): string {
  const { about, example } = aboutOf(schema as z.ZodType);
  const shown = value?.replace(name.endsWith('_SECRET') ? /./g : /(?<=\/\/).*(?=@)/, '*');
  const found = value === undefined || value === '' ? 'missing' : `“${shown}”`;
  return `${name} is ${found}: a value as in ${name}=${/\s/.test(example) ? `'${example}'` : example} is expected. ${about}`;
}

/** Reads the settings of a page. */
export const readStartSettings = (environment: Environment): StartSettings =>
  readSettings(start, startSettings, environment);

/** Reads all settings, for a build. */
export const readAppSettings = (environment: Environment): BuildSettings & StartSettings =>
  readSettings(z.intersection(build, start), { ...buildSettings, ...startSettings }, environment);
