import { readFileSync } from 'node:fs';

/** The inline script of every page, as an element without comments and spaces. */
export const startCheck = `<script>${readFileSync(new URL('./start-check.es5.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*(?:\/\/.*)?\n?/gm, '')
  .replaceAll(/\s*([!-/:-?{-}])\s*/g, '$1')}</script>`;
