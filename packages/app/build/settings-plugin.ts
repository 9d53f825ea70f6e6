import type { BuildSettings, StartSettings } from '@wallet/deploy/settings';
import type { Plugin } from 'vite';
import { fillPage } from '../../../deploy/settings-block.ts';

/** Defines `SETTINGS` of the build, and writes the start settings into the page, as each start of a site does. */
export const settingsPlugin = (settings: BuildSettings & StartSettings): Plugin => ({
  name: 'settings',
  config: () => ({ define: { SETTINGS: JSON.stringify(settings) } }),
  transformIndexHtml(page) {
    const atStart = Object.entries(settings).filter(([name]) => name.startsWith('APP_'));
    return fillPage(page, Object.fromEntries(atStart) as StartSettings);
  },
});
