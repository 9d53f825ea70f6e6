/// <reference types="vite/types/importMeta.d.ts" />
/** Replaces `drawing-files.ts` where a build has no files beside it. */
const drawings = import.meta.glob<string>('./drawings/*/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const readDrawing = (folder: 'scenes' | 'banners', code: string): string | undefined =>
  drawings[`./drawings/${folder}/${code}.svg`];
