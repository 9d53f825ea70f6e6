/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
  outDir: 'build',
  expandStoryTree: false,
  addons: {
    theme: { enabled: true, defaultState: 'dark' },
    rtl: { enabled: false },
    a11y: { enabled: true },
    width: { enabled: true, options: { tiny: 320, phone: 360, large: 412, tablet: 768 }, defaultState: 0 },
  },
};
