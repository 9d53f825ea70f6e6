/** Generates docs/settings.md and .env.example from the schema of the settings. */
import { aboutOf, buildSettings, readAppSettings, startSettings } from '@wallet/deploy/settings';
import { table } from './markdown.ts';

const defaults: Readonly<Record<string, unknown>> = readAppSettings({});

/** Formats a default like an environment variable. */
function usual(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.keys(value).join(' ');
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

type Table = Readonly<Record<string, Parameters<typeof aboutOf>[0]>>;

/** Returns a table of settings. `unset` returns the default of a setting. */
export const settingTable = (settings: Table, unset: (name: string) => unknown): string =>
  table(
    ['Setting', 'Unset', 'Decides', 'Example'],
    Object.entries(settings).map(([name, schema]) => {
      const { about, example } = aboutOf(schema);
      const value = usual(unset(name));
      return [`\`${name}\``, value === '' ? '' : `\`${value}\``, about, `\`${example}\``];
    }),
  );

const tableOf = (settings: Table): string => settingTable(settings, (name) => defaults[name]);

export const settingsPage = (): string =>
  [
    '# Settings',
    '',
    'This page is written by `pnpm docs:write` from `deploy/settings.ts`. A setting comes from the environment; builds also read a file `.env` beside `package.json`, except those of `npm test` and `pnpm check`. `.env.example` has them all. A wrong value is refused with its name and an example, and a misspelt name with the right one.',
    '',
    '## Fixed by a build',
    '',
    '`pnpm build`, `pnpm dev` and `npm start` read these once.',
    '',
    tableOf(buildSettings),
    '',
    '## Read at the start of a page',
    '',
    'A page carries these as JSON (`<script type="application/json" id="settings">`), so one build runs on every stage. The build writes its own values; [the start of a site](deploying.md) replaces them. The page’s policy follows from them.',
    '',
    tableOf(startSettings),
    '',
  ].join('\n');

const lines = (table: Table): string[] =>
  Object.entries(table).flatMap(([name, schema]) => {
    const { about, example } = aboutOf(schema);
    return [`# ${about}`, `#${name}=${/\s/.test(example) ? `'${example}'` : example}`, ''];
  });

/** Returns the template of `.env`. */
export const environmentExample = (): string =>
  [
    '# Copy this file to .env and take the # from the lines you need (docs/settings.md).',
    '',
    '# Fixed by a build',
    '',
    ...lines(buildSettings),
    '# Read at the start of a page',
    '',
    ...lines(startSettings),
  ].join('\n');
