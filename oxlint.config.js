import { defineConfig } from 'oxlint';

const only = (selector, message) => ({ selector, message });

/** These would make a world depend on the machine it runs on. */
const impure = [
  only("MemberExpression[object.name='Date'][property.name='now']", 'Time comes from world.clock.'),
  only("NewExpression[callee.name='Date'][arguments.length=0]", 'Time comes from world.clock.'),
  only("MemberExpression[object.name='Math'][property.name='random']", 'Chance comes from world.random.'),
  only(
    'CallExpression[callee.name=/^(setTimeout|setInterval|setImmediate|queueMicrotask)$/]',
    'Schedule on world.clock.',
  ),
  only("MemberExpression[object.name='crypto']", 'Ids come from world.ids.'),
  only('ImportDeclaration[source.value=/^node:/]', 'Domain code uses no Node module.'),
  only('AwaitExpression', 'Commands are synchronous: check and write in one step.'),
];

const everywhere = [
  only('TSEnumDeclaration', 'Use a const array and a union.'),
  only("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'HTML goes through ui/base/SafeHtml only.'),
  // The build moves `then` with both its functions into what fetches the styles first, which then misses its failure.
  only(
    "CallExpression[callee.property.name='then'][callee.object.type='ImportExpression'][arguments.length=2]",
    'A part that cannot be fetched is met with .then(…).catch(…).',
  ),
];

/** Amounts are Satang; the codec of the contract's schemas converts them at the wire (decision record 024). */
const conversions = {
  name: '@wallet/contract/wire/money',
  importNames: ['fromBaht', 'toBaht'],
  message: 'Amounts are Satang; the schemas of the contract decode and encode them.',
};
const testAmounts = {
  name: '@wallet/contract/wire/money.fixture',
  message: 'Write amounts in satang: satang(100_00).',
};

const requests = 'Requests leave through api/fetcher.ts only.';

export default defineConfig({
  plugins: ['typescript', 'react', 'oxc'],
  jsPlugins: ['eslint-plugin-compat', './oxlint.plugin.mjs'],
  ignorePatterns: ['**/dist', '**/build', '**/*.gen.ts', 'test-results', 'playwright-report'],
  categories: { correctness: 'error' },
  settings: { lintAllEsApis: true },
  rules: {
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-duplicate-imports': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/unified-signatures': 'error',
    'wallet/restricted-syntax': ['error', ...everywhere],
  },
  overrides: [
    {
      files: ['**/*.tsx', 'packages/{ui,app,mock-server/console}/src/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // Browsers: .browserslistrc. Newer functions stand behind a feature test, with this rule disabled and the reason.
      files: ['packages/{ui,app,contract}/src/**/*.{ts,tsx}', 'locales/*.ts'],
      excludeFiles: ['**/*.{test,fixture,stories}.{ts,tsx}'],
      rules: { 'compat/compat': 'error' },
    },
    {
      files: ['packages/ui/src/base/SafeHtml/SafeHtml.tsx'],
      rules: { 'wallet/restricted-syntax': 'off' },
    },
    {
      files: ['packages/mock-server/src/{domains,world,scenario}/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/*.http.ts', '**/run-scenario.ts'],
      rules: { 'wallet/restricted-syntax': ['error', ...everywhere, ...impure] },
    },
    {
      files: ['packages/app/src/**/*.{ts,tsx}'],
      excludeFiles: [
        'packages/app/src/{api/fetcher,api/upload,api/preload/send-preload,install/worker/worker}.ts',
        // `typeof fetch` counts as a use.
        '**/*.test.{ts,tsx}',
      ],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: requests },
          { name: 'XMLHttpRequest', message: requests },
        ],
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: ['packages/contract/src/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [conversions] }] },
    },
    {
      files: ['packages/*/src/**/*.{ts,tsx}'],
      excludeFiles: ['packages/contract/src/**', '**/*.{test,fixture,stories}.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { paths: [conversions, testAmounts] }] },
    },
    {
      files: [
        'scripts/**',
        'packages/mock-server/src/main.ts',
        'packages/mock-server/bench/**',
        'e2e/**',
        'checks/**',
        '**/*.test.{ts,tsx}',
        'packages/*/*.config.ts',
      ],
      rules: { 'no-console': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
  ],
});
