import { describe, expect, it } from 'vitest';
import { descriptionOf } from './description.ts';

const files = import.meta.glob<string>('../src/*/**/*.stories.tsx', { query: '?raw', import: 'default' });

/** Stories of several components, or of none, have a description of their own. */
const hasOwn = /^\s+description:/m;

const idOf = (path: string) =>
  path
    .replace(/^\.\.\/src\/([a-z]+)\/.*?(\w+)\.stories\.tsx$/, '$1--$2')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();

describe('the description of a component', () => {
  it('is the first paragraph of its documentation, without references', async () => {
    expect(await descriptionOf('withdraw--withdraw-modal--ready')).toMatch(
      /^Withdraws money to the member.s own bank account[^*()]*$/,
    );
  });

  it('is empty for an unknown component', async () => {
    expect(await descriptionOf('withdraw--nothing--ready')).toBe('');
  });

  it('exists for every file of stories', async () => {
    const missing: string[] = [];
    for (const [path, read] of Object.entries(files)) {
      if (hasOwn.test(await read()) || (await descriptionOf(`${idOf(path)}--ready`))) continue;
      missing.push(path);
    }
    expect(Object.keys(files).length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
