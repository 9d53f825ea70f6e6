/** The directions of docs/architecture.md, one expression per rule. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Folders of the mock backend: each imports those before it only. */
const backendOrder = [
  'world',
  'persistence',
  'http',
  'domains',
  'pictures',
  'client',
  'scenario',
  'upstream',
  'team',
  'control',
  'socket',
  'cli',
];

export default {
  forbidden: [
    forbid('no-cycles', 'A cycle means two files are one idea.', {}, { circular: true }),
    forbid(
      'contract-stands-alone',
      'The contract imports zod and ts-rest only.',
      { path: '^packages/contract' },
      { path: '^(packages/(?!contract)|locales|e2e)' },
    ),
    forbid(
      'one-door-to-ts-rest',
      'ts-rest stays replaceable.',
      {
        path: '^packages/',
        pathNot:
          '^packages/(contract/src/c\\.ts|app/src/api/(client|fetcher)\\.ts|mock-server/src/control/control\\.contract\\.ts)',
      },
      { path: 'node_modules/@ts-rest/' },
    ),
    forbid(
      'only-ui-imports-mantine',
      'Mantine is a detail of ui.',
      { pathNot: '^packages/(ui|mock-server/console)/' },
      { path: 'node_modules/@mantine/' },
    ),
    forbid(
      'only-app-imports-tanstack',
      'Routing and server state belong to app.',
      { pathNot: '^packages/app/' },
      { path: 'node_modules/@tanstack/' },
    ),
    forbid(
      'app-never-touches-the-backend',
      'The app runs against any backend.',
      { path: '^packages/app' },
      { path: '^packages/mock-server' },
    ),
    forbid(
      'backend-imports-no-screen',
      '',
      { path: '^packages/mock-server', pathNot: '^packages/mock-server/console/' },
      { path: '^(packages/(ui|app|mock-server/console)|locales|e2e)' },
    ),
    forbid(
      'console-by-control-only',
      'The test console imports the theme of ui, the control methods, paths, links to a world, and types; its tests use the real simulator.',
      { path: '^packages/mock-server/console/', pathNot: '\\.test\\.ts$' },
      {
        path: '^(packages/(app|ui/src/(?!theme/)|mock-server/src/(?!control/(?:control-(methods|header)|match-path|world-link)))|locales|e2e)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid('ui-imports-no-data', '', { path: '^packages/ui' }, { path: '^(packages/(app|mock-server)|e2e)' }),
    ...backendOrder.map((folder, index) =>
      forbid(
        `backend-order-${folder}`,
        'The mock backend has no imports upwards.',
        { path: `^packages/mock-server/src/${folder}/`, pathNot: '\\.(test|fixture)\\.ts$' },
        {
          path: `^packages/mock-server/src/((${[...backendOrder.slice(index + 1), '-'].join('|')})/|[^/]+$)`,
        },
      ),
    ),
    forbid(
      'domains-know-no-http',
      'Rules know a world; the .http file of a noun binds them.',
      {
        path: '^packages/mock-server/src/(domains|world)/',
        pathNot: '(\\.(http|test|fixture)|domains/(bind|bindings|fault))\\.ts$',
      },
      {
        path: '(^packages/mock-server/src/http/|node_modules/(fastify|@fastify|@ts-rest|socket\\.io))',
      },
    ),
    forbid(
      'conformance-imports-no-rules',
      'Cases try a backend from outside; only what seeds bugs looks inside.',
      {
        path: '^packages/mock-server/conformance/(cases/|report/|[\\w-]+\\.ts$)',
        pathNot: '\\.(test|fixture)\\.ts$',
      },
      { path: '^packages/mock-server/src/(domains|server|scenario|socket|persistence)' },
    ),
    forbid(
      'ui-nouns-do-not-mix',
      'Only art, base, theme and words are shared.',
      { path: '^packages/ui/src/(?!art|base|theme|i18n)([^/]+)/' },
      { path: '^packages/ui/src/(?!art|base|theme|i18n|$1/)[^/]+/' },
    ),
    forbid(
      'app-data-flows-down',
      'Routes bind dialogs, dialogs bind nouns, nouns use navigation and api.',
      { path: '^packages/app/src/(?!routes/|dialogs/|drift/|parts/|start/|[^/]+$)' },
      { path: '^packages/app/src/(routes|dialogs)/' },
    ),
    forbid(
      'api-imports-no-noun',
      'The fetcher, the session and the storage serve every noun.',
      { path: '^packages/app/src/(api|navigation)/' },
      { path: '^packages/app/src/(?!api/|navigation/|env\\.ts|picture-origins\\.ts)' },
    ),
    {
      name: 'no-folder-cycles',
      comment: 'Two folders of the app that import each other are one noun.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/app/src/' },
      to: { circular: true },
    },
    forbid(
      'e2e-by-control-only',
      'State is built through the control client.',
      { path: '^e2e' },
      { path: '^packages/(app|ui|mock-server/src/(?!control))' },
    ),
    forbid(
      'no-undeclared',
      'Every import is a declared dependency. An optional peer counts as one without a package.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    ),
    forbid('resolvable', '', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    exclude: { path: '(/dist/|/build/|\\.gen\\.ts$)' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
