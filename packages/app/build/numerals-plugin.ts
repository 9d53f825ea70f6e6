import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The characters of amounts, clocks and codes. The space is that of the text around them (fonts.css). */
const characters = '0123456789฿₭,.+−-:/*%·';

const source = /url\('(@fontsource-variable\/anuphan\/files\/([\w-]+\.woff2))[^']*'\)/g;

/** Reduces the font of numerals to its characters and to the weights from 600 to 700: 36 KB become 6 KB. */
export function numeralsPlugin(): Plugin {
  const folder = resolve('node_modules/.cache/numerals');
  return {
    name: 'numerals',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/fonts\.css$/ },
      async handler(styles, id) {
        const { resolve: find } = createRequire(id);
        mkdirSync(folder, { recursive: true });
        const files = await Promise.all(
          [...styles.matchAll(source)].map(async ([, path = '', name = '']) => {
            const font = await subsetFont(readFileSync(find(path)), characters, {
              targetFormat: 'woff2',
              variationAxes: { wght: { min: 600, max: 700 } },
            });
            writeFileSync(`${folder}/${name}`, font);
            return relative(dirname(id), `${folder}/${name}`).replaceAll('\\', '/');
          }),
        );
        return styles.replaceAll(source, () => `url('${files.shift()}?no-inline')`);
      },
    },
  };
}
