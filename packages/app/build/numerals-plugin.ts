import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The characters of amounts, clocks and codes. The space is that of the text around them (fonts.css). */
const characters = '0123456789฿₭,.+−-:/*%·';

const family = '@fontsource-variable/anuphan';
const source = new RegExp(`url\\('(${family}/files/([\\w-]+\\.woff2))[^']*'\\)`, 'g');

/** Reduces the font of numerals to its characters and to the weights from 600 to 700: 36 KB become 6 KB. */
export function numeralsPlugin(): Plugin {
  // A copy of the package, so that its licence is among the notices.
  const folder = resolve(`node_modules/.cache/numerals/node_modules/${family}`);
  return {
    name: 'numerals',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/fonts\.css$/ },
      async handler(styles, id) {
        const { resolve: find } = createRequire(id);
        mkdirSync(folder, { recursive: true });
        for (const name of ['package.json', 'LICENSE'])
          copyFileSync(find(`${family}/${name}`), `${folder}/${name}`);
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
