import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const only = (selector, message) => ({ selector, message });

/** Whoever touches these would make a world depend on the machine it runs on. */
const impure = [
  only("MemberExpression[object.name='Date'][property.name='now']", 'Time comes from world.clock.'),
  only("NewExpression[callee.name='Date'][arguments.length=0]", 'Time comes from world.clock.'),
  only("MemberExpression[object.name='Math'][property.name='random']", 'Chance comes from world.random.'),
  only(
    'CallExpression[callee.name=/^(setTimeout|setInterval|setImmediate|queueMicrotask)$/]',
    'Schedule on world.clock.',
  ),
  only("MemberExpression[object.name='crypto']", 'Ids come from world.ids.'),
  only('ImportDeclaration[source.value=/^node:/]', 'Domain code knows no Node module.'),
  only('AwaitExpression', 'Commands are synchronous: check and write in one step.'),
];

const everywhere = [
  only('TSEnumDeclaration', 'Use a const array and a union.'),
  only("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'HTML goes through ui/base/SafeHtml only.'),
  // The build moves `then` with both its functions into what fetches the styles first, whose failure it then does not see.
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

export default tseslint.config(
  { ignores: ['**/dist', '**/build', '**/*.gen.ts', '**/node_modules', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-syntax': ['error', ...everywhere],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.tsx', 'packages/{ui,app,mock-server/console}/src/**/*.ts'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Browsers: .browserslistrc. Newer functions stand behind a feature test, with this rule disabled and the reason.
    files: ['packages/{ui,app,contract}/src/**/*.{ts,tsx}', 'locales/*.ts'],
    ignores: ['**/*.{test,fixture,stories}.{ts,tsx}'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: { lintAllEsApis: true },
  },
  { files: ['packages/ui/src/base/SafeHtml/SafeHtml.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['packages/mock-server/src/{domains,world,scenario}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.http.ts', '**/run-scenario.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...impure] },
  },
  {
    files: ['packages/app/src/**/*.{ts,tsx}'],
    ignores: ['packages/app/src/{api/fetcher,api/upload,api/preload/send-preload,install/worker/worker}.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Requests leave through api/fetcher.ts only.' },
        { name: 'XMLHttpRequest', message: 'Requests leave through api/fetcher.ts only.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['packages/contract/src/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [conversions] }] },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['packages/contract/src/**', '**/*.{test,fixture,stories}.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [conversions, testAmounts] }],
    },
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
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
