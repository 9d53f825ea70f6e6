/** Generates the tables of docs/web-server.md from the configuration in deploy/. */
import { failureFields } from '@wallet/deploy/failure-log';
import { fileKinds, headersOf, shells } from '@wallet/deploy/files';
import { alikeHeaders } from '@wallet/deploy/headers';
import { readStartSettings } from '@wallet/deploy/settings';
import { readSiteSettings, siteSettings } from '@wallet/deploy/site-settings';
import { startCheck } from '../packages/app/build/start-check.mjs';
import { table, withGenerated } from './markdown.ts';
import { read } from './repository.ts';
import { settingTable } from './settings-page.ts';

const settings = readStartSettings({});
/** The default settings of the server. */
const {
  SITE_BUILD: _build,
  SITE_FOLDER: _folder,
  ...unset
} = readSiteSettings({ APP_STAGE: 'demo', SITE_BUILD: 'build', SITE_FOLDER: 'site' });

const code = (text: string): string => `\`${text}\``;

/** The policy of a page, with the settings of the demo. */
const policy = String(headersOf(fileKinds.at(-1) as never, settings, startCheck)['content-security-policy']);

export const webServerPage = (): string =>
  withGenerated(read('docs/web-server.md'), {
    files: table(
      ['Path', 'cache-control', 'What'],
      fileKinds.map(({ path, cache, about }) => [
        path === '' ? 'any other' : code(path.replaceAll('|', '\\|')),
        code(cache),
        about,
      ]),
    ),
    pages: table(
      ['Path', 'File'],
      shells.map(({ path, file }) => [code(path), code(`${file}.LANGUAGE.html`)]),
    ),
    headers: table(
      ['Header', 'Value'],
      Object.entries({ ...alikeHeaders, 'strict-transport-security': 'max-age=31536000' }).map(
        ([name, value]) => [code(name), code(value)],
      ),
    ),
    policy: ['```', ...policy.split('; '), '```'].join('\n'),
    log: table(
      ['Field', 'Meaning'],
      Object.entries(failureFields).map(([name, { about }]) => [code(name), about]),
    ),
    settings: settingTable(siteSettings, (name) => (unset as Readonly<Record<string, unknown>>)[name]),
  });
