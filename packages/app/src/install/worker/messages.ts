/** Messages between page and service worker. */

/** From a page: its loaded files and its language, to be cached. */
export interface CacheRequest {
  readonly keep: readonly string[];
  /** BCP-47, as in `<html lang>`. */
  readonly tag: string;
}

/** From the worker after it took control: its build. */
export interface News {
  readonly build: string;
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

export const isCacheRequest = (data: unknown): data is CacheRequest =>
  isObject(data) && Array.isArray(data['keep']) && typeof data['tag'] === 'string';

export const isNews = (data: unknown): data is News => isObject(data) && typeof data['build'] === 'string';
