/** Generates docs/deploying.md from the configuration in deploy/. */
import { ReportBatch } from '@wallet/contract/report';
import { appVersion } from '@wallet/contract/site';
import { failureFields } from '@wallet/deploy/failure-log';
import { fileKinds, headersOf, shells } from '@wallet/deploy/files';
import { alikeHeaders } from '@wallet/deploy/headers';
import { readStartSettings } from '@wallet/deploy/settings';
import { settingTable } from './settings-page.ts';
import { readSiteSettings, siteSettings } from '@wallet/deploy/site-settings';
import { startCheck } from '../packages/app/build/start-check.mjs';
import { failingCalls } from './failing-calls.ts';
import { tableLines } from './markdown.ts';

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

/** An example body, validated by its schema. */
const exampleReport = ReportBatch.parse({
  build: 'Bx3kQz_a',
  version: appVersion,
  market: 'thailand',
  reports: [
    {
      kind: 'error',
      name: 'TypeError',
      message: 'Cannot read properties of undefined (reading …',
      stack: ['aB3_xY9.js:1:20481'],
      route: '/user/home',
      language: 'th',
    },
    { kind: 'vital', name: 'LCP', value: 1840, rating: 'good', route: '/user/home', language: 'th' },
  ],
});

const steps = `# Deploying

The app is a folder of static files. \`deploy/\` configures nginx for it; [another host](#any-static-host) also works, with fewer features. \`pnpm docs:write\` writes the tables from \`deploy/\`, and \`checks/deploying.test.ts\` runs the steps exactly as they stand here.

## Steps

Build once, for all stages of a market:

\`\`\`sh
pnpm build --market thailand
\`\`\`

Start a site from that build. \`APP_STAGE\` is required; every stage but the demo also requires \`APP_LINK_SECRET\`. All settings: [of the app](settings.md) and [of the server](#settings-of-the-server).

\`\`\`sh
sh deploy/certificate.sh site
node packages/mock-server/dist/main.js --quiet --port 4000 --trust-proxy 127.0.0.1/32 &
APP_STAGE=demo \\
SITE_BUILD=packages/app/dist/thailand \\
SITE_FOLDER=site \\
SITE_LISTEN=127.0.0.1:8443 \\
SITE_CERTIFICATE=$PWD/site/site.crt SITE_KEY=$PWD/site/site.key \\
SITE_BACKEND=http://127.0.0.1:4000 SITE_PASSED='/_mock/picture/ /_mock/upload/' \\
sh deploy/start.sh &
\`\`\`

Log in at https://127.0.0.1:8443 with a [demo member](../README.md#demo-members). If root starts nginx, its workers run as another user, so that user needs read access to the folders. Pass only the pictures and uploads of the mock backend on, never all of \`/_mock/\`. Its control calls trust this machine, and behind a proxy every call comes from it.

**Stop**: send SIGQUIT. nginx completes open requests and closes all other connections after 25 seconds. SIGTERM stops it at once.

**A new build or other settings**: run \`node deploy/dist/site.js\` with the new environment and the same \`SITE_FOLDER\`, then send SIGHUP to nginx. Files of earlier builds stay for 30 days, so open tabs keep working.

**Other origins**: set \`APP_API_ORIGIN\`, \`APP_OTHER_ORIGIN\`, \`APP_CHAT_ORIGIN\` and \`APP_CHAT_SOCKET\`; \`APP_CALLS\` sends single calls to another origin or path. The content security policy (CSP) of the page allows exactly these origins. Each service has to answer preflights (\`authorization\`, \`content-type\`, \`accept-language\`, \`x-player-client\`, \`idempotency-key\`), expose \`retry-after\`, and send pictures with \`cross-origin-resource-policy: cross-origin\`, as the [mock backend](mock.md) does with \`--allow-origin\`.

**The backend over https**: nginx checks its certificate and its name before it sends anything; a failed check is a call that never reached the backend. \`SITE_BACKEND_TRUST\` names the trusted certificates, and a start without them is refused. Plain http sends passwords readable, so use it only for a backend on the same machine or in the same private network.

**A balancer in front**: name its networks in \`SITE_TRUSTED_PROXIES\`. Only their \`X-Forwarded-For\` and \`X-Forwarded-Proto\` count; anyone else’s are replaced. The backend gets the client’s address in \`X-Forwarded-For\` and \`X-Real-IP\`, so its limits count each client. It has to trust this server in turn, as the mock backend does with \`--trust-proxy\`; otherwise, all players share one limit.

**Gateway errors**: nginx returns 413 for a file that is too large. It returns 503 with \`{"message":"NOT_REACHED"}\` to a call that never reached the backend; the app shows it as refused. A call with any other 502 or 504 may have had its effect, so the app checks the outcome.

**brotli**: Debian has the module in \`libnginx-mod-http-brotli-static\`; with \`SITE_BROTLI=on\` nginx sends the \`.br\` files of the build.

## Containers

\`\`\`sh
docker compose -p player-wallet -f deploy/compose.yaml up --build
\`\`\`

starts two images on http://localhost:8080, each with a health check and an unprivileged user:

- the site (\`deploy/site.Dockerfile\`): the built files, Debian’s nginx, and Node for the start script. Its stop signal is SIGQUIT.
- the mock backend (\`deploy/mock.Dockerfile\`): 55 MB beside Node, of which 20 MB are SQLite for two C libraries. SIGTERM stops it after its open requests, at most 3 seconds later.

Keep the volume of \`SITE_FOLDER\` between versions, for open tabs. Allow 30 seconds for a stop, as the Compose file does. There both run without capabilities, on a file system that they cannot change. The tests run the commands, health checks and stop signals of both images without containers (\`checks/images.test.ts\`); no test builds the images.

## Any static host

The build has a folder for every address (\`login/index.html\`, \`user/home/index.html\` …) in the language of the market, and a \`404.html\`. The settings are those of the build. The host has to send the headers below; hosts that read a file \`_headers\`, such as Netlify and Cloudflare Pages, find them in the build. Pages in the language of the cookie need nginx. The calls go to the backend’s own origin, so the host’s log has no paths of calls, but that of the backend may.

## Licences

The build writes \`notices.txt\`, with the licences of all its packages and fonts. The contact page links to it.

## Reports

Off unless \`APP_REPORT_TO\` is set: an address of another origin, or a path of the site’s own. \`APP_REPORT_SHARE\` is the share of visits that report, drawn once for each load of a page. The page’s policy follows.

| Kind             | When                                                                              | What is sent                                           |
| ---------------- | --------------------------------------------------------------------------------- | ------------------------------------------------------ |
| \`error\`          | An error or rejection that nothing caught, or a broken page                       | Its name, its message masked, five places in own files |
| \`policy\`         | The page’s policy blocked something                                               | The directive and the blocked origin                   |
| \`chunk\`          | A part of the app could not be fetched                                            | The file’s name                                        |
| \`mismatch\`       | A response violates the contract                                                  | The call, the field’s path, and how; never the value   |
| \`money-mismatch\` | An effect is in the statement twice, an amount changed, or the balance is too low | Which of them; no amount                               |
| \`vital\`          | LCP, INP, CLS, FCP and TTFB of the page                                           | The figure and its rating                              |

Each has the pattern of the page’s address and the language; each batch has the build, the version and the market. A batch is a beacon (\`POST\`, JSON as \`text/plain\`, no response is read), sent when 20 are together and when the page is hidden. A load of a page sends at most 100, each of them once. A beacon to another origin carries that origin’s cookies, so an origin without cookies is best. A message keeps words of browsers and of the app only; each other word is \`…\` (\`packages/app/src/reports/mask.ts\`). The body, which \`packages/contract/src/report.ts\` describes:

\`\`\`
${JSON.stringify(exampleReport, null, 2)}
\`\`\`

Source maps are in the folder \`maps.MARKET\` beside the served one. Keep them with the build: they turn the places of a stack into lines. The build’s name is also on the contact page, as in \`1.1.14+Bx3kQz_a\`, and in the name of the first script. To try it, start the [mock backend](mock.md) with a page whose \`APP_REPORT_TO\` is \`/_mock/reports\`.

## Checklist

- \`APP_STAGE\` is \`production\`, \`APP_LINK_SECRET\` is the backend’s, TLS is on.
- \`APP_IMAGE_HOSTS\` and \`APP_GAME_HOSTS\` name the operator’s hosts, and no others.
- /login is served \`no-cache\` with an ETag and a policy, in the language of the cookie \`locale\`.
- A missing file below \`/assets/\` is 404, never a page.
- \`/sw.js\` is \`no-cache\`.
- No log holds paths of \`/api/autoLogin\`: they may hold a password. [The log of this site](#log) holds none; check those of a balancer in front and of the backend.

## Bytes

A plain file server sends the built files uncompressed. This configuration sends their Brotli or gzip versions, and hashed files only once. KB (1,000 bytes) of a page with all its scripts, styles and fonts, computed from the build:

| page         | uncompressed | gzip | Brotli | return visit, Brotli |
| ------------ | ------------ | ---- | ------ | -------------------- |
| \`/login\`     | 785          | 231  | 204    | 14                   |
| \`/user/home\` | 875          | 261  | 231    | 16                   |

Without cache headers, a browser revalidates each of the 15 and 20 files on each visit. Here it requests none of them.
`;

const headerRows = (): string[][] =>
  Object.entries({ ...alikeHeaders, 'strict-transport-security': 'max-age=31536000' }).map(
    ([name, value]) => [code(name), code(value)],
  );

const field = (text: string): string => (text === '' ? '' : code(text));

const logSection = (): string[] => [
  '## Log',
  '',
  'nginx writes its own messages about a request with its whole first line and its referrer, at every level: an address with a password, for example. This configuration [drops them all](decisions/028-failure-log.md). Messages of starts, reloads and stops stay, and each failed request writes a line of JSON to the standard error:',
  '',
  ...tableLines(
    ['Field', 'Meaning'],
    Object.entries(failureFields).map(([name, { about }]) => [code(name), about]),
  ),
  '',
  'No field holds text of a request: no path, query, header, body or address. `checks/nginx-logs.test.ts` makes these failures and finds no text of theirs in the output or in files; a failure without a line shows as such:',
  '',
  ...tableLines(
    ['Failure', 'status', 'backend', 'reached', 'complete'],
    Object.entries(failingCalls).map(([name, line]) =>
      line === null
        ? [name, 'no line', '', '', '']
        : [name, ...[line.status, line.backend, line.reached, line.complete].map(field)],
    ),
  ),
  '',
];

/** Returns the whole page. */
export const deployingPage = (): string =>
  [
    steps,
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
    ...logSection(),
    '## Settings of the server',
    '',
    ...settingTable(siteSettings, (name) => (unset as Readonly<Record<string, unknown>>)[name]),
    '',
  ].join('\n');
