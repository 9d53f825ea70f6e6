import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@wallet/deploy/brand';
import { writeBrandVariables } from '../../ui/src/theme/css-variables.ts';
import type { Plugin } from 'vite';

/** The styles of every page, which end with those of the brand. */
const pageStyles = /\/ui\/src\/theme\/page\.css$/;
const locale = /\/locales\/(th|lo|en)\/([\w-]+)\.json$/;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Defines `BRAND` for scripts, and writes name, colours, styles, images and texts of the brand into the pages. */
export function brandPlugin(brand: Brand): Plugin {
  const { folder, texts, styles, pictures, ...scriptValues } = brand;
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({ define: { BRAND: JSON.stringify(scriptValues) } }),
    transformIndexHtml: (page) =>
      page.replace(
        '<!--brand-->',
        () =>
          `<meta name="theme-color" content="${brand.pageColor}" />\n    <title>${escaped(brand.name)}</title>`,
      ),
    transform: {
      filter: { id: [locale, pageStyles] },
      handler(own, id) {
        if (pageStyles.test(id)) return own + writeBrandVariables(brand.palettes) + styles;
        const [, tag, namespace = ''] = locale.exec(id) ?? [];
        const words = texts[tag as keyof typeof texts]?.[namespace];
        return words && JSON.stringify(words);
      },
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const fileName of pictures)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) });
    },
    configureServer({ middlewares }) {
      for (const name of pictures)
        middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
          response.end(readFileSync(join(folder, name)));
        });
    },
  };
}
