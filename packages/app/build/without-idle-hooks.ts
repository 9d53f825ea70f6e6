import type { Plugin } from 'vite';

const hooks = /^import \{ ([\w, ]+) \} from '@tanstack\/react-query';/;

/** What this app asks of ts-rest's hooks (src/api/client.ts); how it reads is src/api/query.ts. */
const used = ['useMutation', 'useQuery', 'skipToken'];

/**
 * Leaves the hooks out of the first load that ts-rest offers for every call and nobody here takes from it (several
 * queries at once, suspense, prefetch, pages without end): 1.2 KB gzip. Fails the build when ts-rest no longer looks as
 * expected.
 */
export const withoutIdleHooks = (): Plugin => ({
  name: 'without-idle-hooks',
  apply: 'build',
  transform: {
    filter: { id: /@ts-rest\/react-query\/v5\/internal\/create-hooks\.esm\.mjs$/ },
    handler(code) {
      const names = hooks.exec(code)?.[1]?.split(', ') ?? [];
      if (!used.every((name) => names.includes(name)))
        this.error(
          '@ts-rest/react-query is built in another way now: look at packages/app/build/without-idle-hooks.ts.',
        );
      const idle = names
        .filter((name) => !used.includes(name))
        .map((name) => `const ${name} = () => { throw new Error('${name} is left out of this build.'); };`);
      const kept = `import { ${used.join(', ')} } from '@tanstack/react-query';`;
      return { code: code.replace(hooks, [kept, ...idle].join('\n')), map: null };
    },
  },
});
