import { expect, it } from 'vitest';
import { sharedFiles, type Chunk } from './shared-files.ts';

const part = (route: string) => `/app/src/routes/${route}.tsx?tsr-split=component---loader`;
const dialog = (name: string) => `/app/src/routes/_player/user/-dialogs/${name}.tsx`;

/** A file with one module of its own name, and the files it imports. */
const file = (name: string, imports: string[] = []): Chunk => ({
  fileName: name,
  facadeModuleId: null,
  isEntry: false,
  isDynamicEntry: false,
  imports,
  moduleIds: [`/app/src/${name}.ts`],
});
const fetched = (id: string, imports: string[]): Chunk => ({
  ...file(id, imports),
  facadeModuleId: id,
  isDynamicEntry: true,
  moduleIds: [id],
});

const dialogs = ['A', 'B', 'C', 'D'].map(dialog);

const built: Chunk[] = [
  {
    ...file('index', ['shell']),
    facadeModuleId: '/app/index.html',
    isEntry: true,
    moduleIds: [
      '/app/index.html',
      '/app/src/main.tsx',
      '/app/src/router.ts',
      '/app/node_modules/react/index.js',
    ],
  },
  fetched(part('_guest'), ['shell', 'frame']),
  fetched(part('_guest/login'), ['button', 'phone']),
  fetched(part('_guest/register'), ['button', 'phone', 'banks', 'step']),
  fetched(part('_player'), ['shell', 'frame']),
  fetched(part('_player/user/home'), ['button', 'money', 'step']),
  ...dialogs.map((id) =>
    fetched(id, ['button', 'money', 'sheet', 'banks', ...(id === dialog('A') ? ['pair'] : [])]),
  ),
  fetched(dialog('E'), ['pair']),
  ...['shell', 'frame', 'phone', 'money', 'banks', 'step', 'pair'].map((name) => file(name)),
  // Needed by whoever needs what imports it.
  file('button', ['icon']),
  file('sheet', ['focus']),
  file('icon'),
  file('focus'),
];

it('puts together what is fetched together, and nothing a first page has no use for', () => {
  expect(Object.fromEntries(sharedFiles(built))).toEqual({
    '/app/node_modules/react/index.js': 'libraries',
    '/app/src/router.ts': 'start',
    '/app/src/shell.ts': 'start',
    '/app/src/frame.ts': 'start',
    '/app/src/button.ts': 'first',
    '/app/src/icon.ts': 'first',
    '/app/src/phone.ts': 'guest',
    '/app/src/step.ts': 'open',
    '/app/src/money.ts': 'member',
    '/app/src/sheet.ts': 'dialog',
    '/app/src/focus.ts': 'dialog',
    // Of `banks` the page of registration has need, of `pair` two dialogs: these stay by themselves.
  });
});
