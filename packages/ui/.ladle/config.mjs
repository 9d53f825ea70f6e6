/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
  outDir: 'build',
  // Works below any path.
  base: './',
  defaultStory: 'wallet--home-screen--ready',
  expandStoryTree: false,
  storyOrder: [
    ...'theme base session registration site wallet deposit withdraw game bonus invite refund spin statement chat profile'
      .split(' ')
      .map((noun) => `${noun}--*`),
    '*',
  ],
  addons: {
    theme: { enabled: true, defaultState: 'dark' },
    rtl: { enabled: false },
    // The workbench has its own width control.
    width: { enabled: false },
  },
};
