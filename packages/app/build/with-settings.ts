import type { Plugin } from 'vite';

/**
 * Gives the app its settings: as `SETTINGS` those of the build, and those of a start inside the page as well, where another
 * start replaces them (deploy/settings-block.ts).
 */
export const withSettings = (json: string | undefined): Plugin => ({
  name: 'with-settings',
  config() {
    if (json === undefined) throw new Error('Build with `pnpm build`, which reads the settings.');
    return { define: { SETTINGS: json } };
  },
  transformIndexHtml(page) {
    const atStart = Object.entries(JSON.parse(json ?? '{}') as object).filter(([name]) =>
      name.startsWith('APP_'),
    );
    const block = JSON.stringify(Object.fromEntries(atStart)).replaceAll('<', '\u003c');
    return page.replace(
      '<!--settings-->',
      () => `<script type="application/json" id="settings">${block}</script>`,
    );
  },
});
