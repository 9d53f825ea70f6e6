/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
  outDir: 'build',
  // Works below any path.
  base: './',
  defaultStory: 'wallet--home-screen--ready',
  expandStoryTree: false,
  // Serialised into the page, so it uses no outer variable.
  storyOrder: (stories) => {
    const nouns =
      'theme base session registration site wallet deposit withdraw game bonus invite refund spin statement chat profile';
    const states = 'ready empty loading pending failed';
    const rank = (list, one) => (list.split(' ').includes(one) ? list.split(' ').indexOf(one) : 99);
    const keyOf = (story) => {
      const [noun, component, state] = story.split('--');
      return [rank(nouns, noun), component, rank(states, state), state];
    };
    const compare = (a, b) => (a < b ? -1 : Number(a > b));
    return stories.toSorted((a, b) => {
      const [keyA, keyB] = [keyOf(a), keyOf(b)];
      return keyA.map((part, at) => compare(part, keyB[at])).find((order) => order !== 0) ?? 0;
    });
  },
  addons: {
    theme: { enabled: true, defaultState: 'dark' },
    rtl: { enabled: false },
    // The workbench has its own width control.
    width: { enabled: false },
  },
};
