/** Firefox over Marionette, its own form of W3C WebDriver: the driver of other browsers is a program of its own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { boundProgram, freePort, startProgram } from '../fixtures/process.ts';
import { withPages } from './webdriver-context.ts';
import type { Send } from './webdriver-page.ts';

/** Marionette's names of the commands that pages send. */
const names: Readonly<Record<string, string>> = {
  'GET /title': 'GetTitle',
  'GET /window': 'GetWindowHandle',
  'POST /back': 'Back',
  'POST /cookie': 'AddCookie',
  'POST /element/click': 'ElementClick',
  'POST /element/value': 'ElementSendKeys',
  'POST /execute/sync': 'ExecuteScript',
  'POST /refresh': 'Refresh',
  'POST /session': 'NewSession',
  'POST /url': 'Navigate',
  'POST /window': 'SwitchToWindow',
  'POST /window/new': 'NewWindow',
  'POST /window/rect': 'SetWindowRect',
};

/** Reads packets, each after its length in bytes. */
async function* packets(socket: Socket): AsyncGenerator<unknown, undefined> {
  let rest = Buffer.alloc(0);
  for await (const part of socket as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const begin = rest.indexOf(':') + 1;
      const end = begin + Number(rest.toString('utf8', 0, begin - 1));
      if (begin === 0 || rest.length < end) break;
      yield JSON.parse(rest.toString('utf8', begin, end));
      rest = rest.subarray(end);
    }
  }
  return undefined;
}

/** Returns commands to a Marionette, which run one after another. */
async function marionette(socket: Socket): Promise<Send> {
  const received = packets(socket);
  await received.next();
  const run: Send = async (command, body = {}) => {
    const [, id] = /\/element\/([^/]+)/.exec(command) ?? [];
    const name = `WebDriver:${names[command.replace(`/${id}/`, '/')]}`;
    const packet = JSON.stringify([0, 0, name, { ...body, id }]);
    socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    const [, , error, result] = (await received.next()).value as [1, 0, object | null, object];
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return 'value' in result ? result.value : result;
  };
  let last: Promise<unknown> = Promise.resolve();
  return (...command) => {
    const result = last.then(() => run(...command));
    last = result.catch(() => undefined);
    return result;
  };
}

/** Lends a browser with an empty profile, which opens the app of a simulator. */
export async function withFirefox(
  simulator: string,
  lend: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  await writeFile(join(profile, 'user.js'), `user_pref('marionette.port', ${port});`);
  const firefox = await startProgram({
    ...boundProgram('firefox-esr', '--headless', '--marionette', '--no-remote', '--profile', profile),
    ready: /Listening on port/,
  });
  const socket = connect(port, '127.0.0.1');
  try {
    const send = await marionette(socket);
    await send('POST /session');
    await withPages(send, simulator, lend);
  } finally {
    socket.destroy();
    await firefox.stop();
    await rm(profile, { recursive: true, force: true });
  }
}
