import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** An edited file of `locales`, as sent to the page. */
export interface EditedWords {
  readonly tag: string;
  readonly namespace: string;
  readonly words: unknown;
}

/** Sends an edited locale file to the open pages, which update without a reload. Development only. */
export const liveLocalesPlugin = (): Plugin => ({
  name: 'live-locales',
  apply: 'serve',
  async handleHotUpdate({ file, read, server }) {
    const [, tag, namespace] = /\/locales\/(th|lo|en)\/([\w-]+)\.json$/.exec(file) ?? [];
    if (tag === undefined || namespace === undefined) return undefined;
    const text = (await read()) || (await readFile(file, 'utf8'));
    try {
      const edited: EditedWords = { tag, namespace, words: JSON.parse(text) as unknown };
      server.ws.send('wallet:words', edited);
    } catch (error) {
      server.config.logger.error(`${file} is no JSON yet: ${String(error)}`);
    }
    // The texts are sent, so no module needs a reload.
    return [];
  },
});
