import type { BuildSettings, StartSettings } from '@wallet/deploy/settings';
import type { Plugin } from 'vite';

/**
 * Defines `SETTINGS` of the build, and writes the start settings into the page. A container start replaces the
 * latter (deploy/settings-block.ts).
 */
export const settingsPlugin = (settings: BuildSettings & StartSettings): Plugin => ({
  name: 'settings',
  config: () => ({ define: { SETTINGS: JSON.stringify(settings) } }),
  transformIndexHtml(page) {
    const atStart = Object.entries(settings).filter(([name]) => name.startsWith('APP_'));
    const block = JSON.stringify(Object.fromEntries(atStart)).replaceAll('<', '\\u003c');
    return page.replace(
      '<!--settings-->',
      () => `<script type="application/json" id="settings">${block}</script>`,
    );
  },
});
