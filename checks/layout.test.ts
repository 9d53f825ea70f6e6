/** A new page or dialog has a place in the layout checks. */
import { expect, it } from 'vitest';
import { pages, read } from './repository.ts';

const layoutChecks = read('e2e/across/layout.spec.ts');

const dialogs = /dialogNames = \[([^\]]+)\]/.exec(read('packages/app/src/navigation/dialog-search.ts'))?.[1];
const dialogNames = dialogs?.match(/[\w-]+/g) ?? [];

/** Its address, or its name in the title of a test that opens it by a tap. */
const isOpened = (name: string) =>
  new RegExp(`(?<![\\w-])${name.replace('-', '[- ]')}(?![\\w-])`).test(layoutChecks);

it('finds pages and dialogs', () => {
  expect(pages).toContain('/user/home');
  expect(dialogNames).toContain('bank-account');
});

it.each([...pages, ...dialogNames])('%s passes them', (name) => expect(isOpened(name)).toBe(true));
