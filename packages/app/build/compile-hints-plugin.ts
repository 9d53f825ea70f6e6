import type { Plugin } from 'vite';

/** Chunks whose functions are nearly all called: those of home, and of the dialogs that load ahead of a tap. */
const calledOnLoad = [
  ...['libraries', 'start', 'frame', 'member', 'home'],
  ...['dialog', 'cash', 'TransferDialog', 'DepositDialog', 'WithdrawDialog'],
];

/** V8’s explicit compile hint. Other engines ignore it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Lets V8 compile the functions of these chunks beside the download, not one by one in a render. */
export const compileHintsPlugin = (): Plugin => ({
  name: 'compile-hints',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    // After Vite, which adds a list of lazy files to the first line.
    order: 'post',
    handler(_options, bundle) {
      for (const name of calledOnLoad) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk') throw new Error(`No chunk is named ${name}: see chunk-groups.ts.`);
        chunk.code = hint + chunk.code;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
});
