import type { Plugin } from 'vite';

/** What a call says about itself in one line, in any of JavaScript's quotes. */
const summary = /\bsummary:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** Leaves out of the build what the contract says about its calls for people: the OpenAPI shows it, the app never does. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /packages\/contract\/src\/[a-z]+\.ts$/ },
    handler: (code) => ({ code: code.replace(summary, "summary: ''"), map: null }),
  },
});
