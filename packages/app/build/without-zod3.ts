import type { Plugin } from 'vite';

const start = /^var util;\n\(function \(util\) \{/;
const end = /\nvar z = \/\*#__PURE__\*\/Object\.freeze\(\{[\s\S]*?\n\}\);\n/;

/** Answers to anything the schemas at the top of ts-rest ask of it; they are exported there, and unused here. */
const standIn = `
const z = new Proxy(function () {}, { get: () => z, apply: () => z });
class ZodObject {}
class ZodError extends Error {}
`;

/**
 * Leaves the copy of zod 3 out of the browser that @ts-rest/core bundles for contracts written with it: 12 KB gzip for
 * nothing, because ours are zod 4 (docs/decisions/003). Fails the build when ts-rest no longer looks as expected.
 */
export const withoutZod3 = (): Plugin => ({
  name: 'without-zod3',
  apply: 'build',
  transform: {
    filter: { id: /@ts-rest\/core\/index\.esm\.mjs$/ },
    handler(code) {
      const close = end.exec(code);
      if (!start.test(code) || !close) {
        this.error('@ts-rest/core is built in another way now: look at packages/app/build/without-zod3.ts.');
      }
      return { code: standIn + code.slice(close.index + close[0].length), map: null };
    },
  },
});
