import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { noop, ready } from '../../base/story.fixture.ts';
import { bonusesFixture, bonusProgressFixture, promotionFixture } from '../bonus.fixture.ts';
import { BonusScreen, type BonusScreenProps } from './BonusScreen.tsx';

const loading = { state: 'loading' } as const;
const search = {
  code: undefined,
  promotion: loading,
  onSearch: vi.fn<(code: string) => void>(),
  onOpen: vi.fn<() => void>(),
};
afterEach(() => void vi.clearAllMocks());

const open = opener<BonusScreenProps>(BonusScreen, {
  bonuses: ready(bonusesFixture),
  active: ready({ status: true, type: 'limit' }),
  promotion: search,
  onOpen: noop,
  onCurrent: noop,
});

const card = (code: string) => {
  const found = screen.getAllByRole('article').find((one) => within(one).queryByText(code));
  return within(found ?? expect.fail(`There is no card of ${code}.`));
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promotion code' });

describe('the cards', () => {
  it('mark the active bonus and open', async () => {
    const { user, onOpen } = await open();
    expect(card('WELCOME').getByText('Your current bonus')).toBeTruthy();
    await user.click(card('WELCOME').getByRole('button', { name: 'See the terms WELCOME' }));
    await user.click(card('LOYAL').getByRole('button', { name: 'View and claim LOYAL' }));
    expect(onOpen.mock.calls).toEqual([['WELCOME'], ['LOYAL']]);
  });

  it('at their limit are focusable, show the reason and do not open', async () => {
    const { user, onOpen } = await open();
    for (const [code, why] of [
      ['MORNING', /^MORNINGClaimed. You can claim it again from \d\d\/\d\d\/\d{4} 00:00:00$/],
      ['EARLY', /You have claimed it the maximum number of times\.$/],
    ] as const) {
      const button = card(code).getByRole('button', { name: `Already claimed ${code}` });
      button.focus();
      expect(document.activeElement).toBe(button);
      const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(description?.textContent).toMatch(why);
      await user.click(button);
      await user.keyboard('{Enter}');
    }
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('appear together with the active bonus', async () => {
    await open({ active: loading });
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('the active bonus', () => {
  it.each([
    ['Cancel the bonus', {}],
    ['Move ฿100.00 to the wallet', { played: bonusProgressFixture.required }],
    ['See the terms', { isCancellable: false }],
  ])('offers: %s', async (name, change) => {
    const progress = { ...bonusProgressFixture, ...change };
    await open({ active: ready({ status: true, type: 'limit', progress }) });
    const current = screen.getByRole('region', { name: 'Your current bonus' });
    expect(within(current).getByRole('button').textContent).toBe(name);
  });

  it('has the name of its type and links to cancelling', async () => {
    const { user, onCurrent } = await open({ active: ready({ status: true, type: 'promotion' }) });
    const block = within(screen.getByRole('region', { name: 'Your current bonus' }));
    expect(block.getByText('Promotion by code')).toBeTruthy();
    await user.click(block.getByRole('button', { name: 'Cancel the bonus' }));
    expect(onCurrent).toHaveBeenCalledOnce();
  });

  it('of an unlisted type is shown as received', async () => {
    await open({ active: ready({ status: true, type: 'birthday' }) });
    expect(screen.getByText('birthday')).toBeTruthy();
  });

  it('is hidden without one', async () => {
    await open({ active: ready({ status: false }) });
    expect(screen.queryByRole('region', { name: 'Your current bonus' })).toBeNull();
  });
});

describe('the promotion search', () => {
  it('converts to upper case, trims, and starts by Enter', async () => {
    const { user } = await open();
    await user.type(field(), ' sabai50 {Enter}');
    expect(search.onSearch.mock.calls).toEqual([['SABAI50']]);
    expect(field().value).toBe('SABAI50');
  });

  it('needs a code and sends no empty one', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Enter the code first.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(search.onSearch).not.toHaveBeenCalled();
  });

  it.each(['โบนัส50', 'NEW.50', 'A B'])('accepts a code of any letters: %s', async (code) => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox'), `${code}{Enter}`);
    expect(search.onSearch.mock.calls).toEqual([[code]]);
  });

  it('shows its progress', async () => {
    await open({ promotion: { ...search, code: 'SABAI50' } });
    expect(screen.getByText('Searching for the promotion…')).toBeTruthy();
    expect(field().value).toBe('SABAI50');
  });

  it('keeps the code of an empty result until it is changed', async () => {
    const { user } = await open({ promotion: { ...search, code: 'NOPE', promotion: ready(null) } });
    expect(screen.getByText(/^The promotion was not found\./)).toBeTruthy();
    await user.type(field(), 'S');
    expect(field().value).toBe('NOPES');
    expect(screen.queryByText(/^The promotion was not found\./)).toBeNull();
  });

  it('shows the result with its percentage and one action', async () => {
    const found = { ...search, code: 'SABAI50', promotion: ready(promotionFixture) };
    const { user } = await open({ promotion: found });
    expect(screen.getByText('Promotion found: SABAI50')).toBeTruthy();
    expect(await screen.findByText(/25%/)).toBeTruthy();
    const region = within(screen.getByRole('region', { name: 'Promotion code' }));
    expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Search',
      'View and claim',
    ]);
    await user.click(region.getByRole('button', { name: 'View and claim' }));
    expect(search.onOpen).toHaveBeenCalledOnce();
    // A result belongs to its code.
    await user.type(field(), '1');
    expect(screen.queryByText('Promotion found: SABAI50')).toBeNull();
  });
});
