/** Generates docs/web-server.md from the configuration in deploy/. */
import { failureFields } from '@wallet/deploy/failure-log';
import { fileKinds, headersOf, shells } from '@wallet/deploy/files';
import { alikeHeaders } from '@wallet/deploy/headers';
import { readStartSettings } from '@wallet/deploy/settings';
import { readSiteSettings, siteSettings } from '@wallet/deploy/site-settings';
import { startCheck } from '../packages/app/build/start-check.mjs';
import { tableLines } from './markdown.ts';
import { settingTable } from './settings-page.ts';

const settings = readStartSettings({});
/** The default settings of the server. */
const {
  SITE_BUILD: _build,
  SITE_FOLDER: _folder,
  ...unset
} = readSiteSettings({
  APP_STAGE: 'demo',
  SITE_BUILD: 'build',
  SITE_FOLDER: 'site',
});

const code = (text: string): string => `\`${text}\``;

const headerRows = (): string[][] =>
  Object.entries({ ...alikeHeaders, 'strict-transport-security': 'max-age=31536000' }).map(
    ([name, value]) => [code(name), code(value)],
  );

/** Returns the whole page. */
export const webServerPage = (): string =>
  [
    '# Web server',
    '',
    'Reference for [deploying](deploying.md), written by `pnpm docs:write` from `deploy/`.',
    '',
    '## Files',
    '',
    'The first row whose expression matches the path counts; nginx and the mock’s own server both follow it.',
    '',
    ...tableLines(
      ['Path', 'cache-control', 'What'],
      fileKinds.map(({ path, cache, about }) => [
        path === '' ? 'any other' : code(path.replaceAll('|', '\\|')),
        code(cache),
        about,
      ]),
    ),
    '',
    'Pages that were rendered ahead, by the cookie’s language:',
    '',
    ...tableLines(
      ['Path', 'File'],
      shells.map(({ path, file }) => [code(path), code(`${file}.LANGUAGE.html`)]),
    ),
    '',
    '## Headers',
    '',
    'Every response has these; the last one with TLS only.',
    '',
    ...tableLines(['Header', 'Value'], headerRows()),
    '',
    'The policy of a page, with the settings of the demo. The hash is that of the script which shows a notice [where the app cannot start](browsers.md). Pages of members have a second inline script, whose hash depends on the build: nginx, the mock backend and `_headers` list both.',
    '',
    '```',
    ...String(headersOf(fileKinds.at(-1) as never, settings, startCheck)['content-security-policy']).split(
      '; ',
    ),
    '```',
    '',
    '## Log',
    '',
    'nginx writes no messages about requests, because they [may hold a password](decisions/028-failure-log.md). Each failed request writes a line of JSON to the standard error, beside the messages of starts and stops:',
    '',
    ...tableLines(
      ['Field', 'Meaning'],
      Object.entries(failureFields).map(([name, { about }]) => [code(name), about]),
    ),
    '',
    'No field holds text of a request: no path, query, header, body or address. Two failures leave no line: half a response of the backend, and a failed TLS handshake. `checks/nginx-logs.test.ts` makes every kind of failure.',
    '',
    '## Settings of the server',
    '',
    ...settingTable(siteSettings, (name) => (unset as Readonly<Record<string, unknown>>)[name]),
    '',
  ].join('\n');
