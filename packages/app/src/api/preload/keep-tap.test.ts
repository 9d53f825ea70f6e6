import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTap } from './keep-tap.ts';

const taps: string[] = [];

/** Shows the three buttons; a tap on one that takes none reaches the page. */
const show = (names: readonly string[]) => {
  const buttons = names.map((name) => {
    const button = document.createElement('button');
    button.dataset['action'] = name;
    button.append(document.createElement('span'));
    button.onclick = () => taps.push(name);
    return button;
  });
  document.querySelector('#root')?.replaceChildren(...buttons);
  taps.length = 0;
};

const action = (name: string) =>
  document.querySelector<HTMLElement>(`[data-action=${name}]`) ?? expect.fail();
const isBusy = (name: string) => action(name).getAttribute('aria-busy') === 'true';

/** Replaces the page as the app does. Resolves to the taps on its buttons. */
async function mount(names: readonly string[]) {
  show(names);
  await Promise.resolve();
  return [...taps];
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  show(['deposit', 'withdraw', 'transfer']);
  action('transfer').setAttribute('inert', '');
  keepTap();
});
afterEach(() => document.body.replaceChildren());

it('the last tap is shown, and repeated once', async () => {
  action('withdraw').click();
  action('deposit').querySelector('span')?.click();
  expect([isBusy('deposit'), isBusy('withdraw')]).toEqual([true, false]);
  expect(await mount(['deposit', 'withdraw'])).toEqual(['deposit']);
  expect(await mount(['deposit', 'withdraw'])).toEqual([]);
  action('withdraw').click();
  expect(isBusy('withdraw')).toBe(false);
});

it('is dropped where the app hides the button', async () => {
  action('deposit').click();
  expect(await mount(['withdraw'])).toEqual([]);
});

it('is none on a button that takes no taps', async () => {
  action('transfer').querySelector('span')?.click();
  expect(await mount(['deposit', 'withdraw', 'transfer'])).toEqual([]);
});
