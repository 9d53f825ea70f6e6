import { readFileSync } from 'node:fs';

/** Returns the drawing of a scene or banner, undefined when its code has none. */
export function readDrawing(folder: 'scenes' | 'banners', code: string): string | undefined {
  try {
    return readFileSync(new URL(`drawings/${folder}/${code}.svg`, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}
