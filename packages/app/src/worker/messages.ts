/** What page and service worker tell each other. */

/** From a page: what it has loaded and the language it is in, to be there without a connection as well. */
export interface Keep {
  readonly keep: readonly string[];
  /** BCP-47, as in `<html lang>`. */
  readonly tag: string;
}

/** From the worker, when it has taken over: the build it belongs to. */
export interface News {
  readonly build: string;
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

export const isKeep = (data: unknown): data is Keep =>
  isObject(data) && Array.isArray(data['keep']) && typeof data['tag'] === 'string';

export const isNews = (data: unknown): data is News => isObject(data) && typeof data['build'] === 'string';
