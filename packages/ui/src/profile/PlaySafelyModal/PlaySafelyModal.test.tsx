import { screen, within } from '@testing-library/react';
import { loadWords, type Language } from '@wallet/locales';
import { describe, expect, it } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import {
  budgetSample,
  pausedUntilSample,
  playSafelyPropsFixture,
} from '../play-safely/play-safely.fixture.ts';
import { PlaySafelyModal } from './PlaySafelyModal.tsx';

const open = opener(PlaySafelyModal, playSafelyPropsFixture);

const group = (name: string) => within(screen.getByRole('group', { name }));

it('shows the session time and the storage notice', async () => {
  await open();
  expect(screen.getByRole('timer').textContent).toBe('1:01:01');
  expect(screen.getByText(/kept on this phone only/)).toBeTruthy();
});

it('sets the interval of reality checks and turns them off', async () => {
  const { user, onCheckEvery } = await open({ checkEvery: 15 });
  const choice = group('Reality check');
  expect(choice.getByRole<HTMLInputElement>('radio', { name: '15 minutes' }).checked).toBe(true);
  await user.click(choice.getByRole('radio', { name: '120 minutes' }));
  await user.click(choice.getByRole('radio', { name: 'Off' }));
  expect(onCheckEvery.mock.calls).toEqual([[120], [undefined]]);
});

describe('the budget reminder', () => {
  it('is an amount a day or a week', async () => {
    const { user, onBudget } = await open();
    await user.click(group('Budget reminder').getByRole('radio', { name: 'Per week' }));
    await user.click(button('Save the reminder'));
    expect(screen.getByText('Enter an amount above 0.')).toBeTruthy();
    await user.type(screen.getByLabelText('Reminder amount'), '๕๐๐{Enter}');
    expect(onBudget.mock.calls).toEqual([[budgetSample]]);
    expect(screen.getByText('The reminder is saved on this phone.')).toBeTruthy();
  });

  it('can be removed', async () => {
    const { user, onBudget } = await open({ budget: budgetSample });
    await user.click(group('Budget reminder').getByRole('radio', { name: 'Off' }));
    await user.click(button('Save the reminder'));
    expect(onBudget.mock.calls).toEqual([[undefined]]);
  });
});

describe('a pause', () => {
  it('begins after its confirmation only', async () => {
    const { user, onPause } = await open();
    await user.click(group('Take a break').getByRole('radio', { name: '7 days' }));
    await user.click(button('Take a break…'));
    expect(screen.getByRole('dialog', { name: 'Take a break for 7 days?' }).textContent).toMatch(
      /clearing the browser’s data gets around it.*ask support to exclude you/,
    );
    expect(onPause).not.toHaveBeenCalled();
    await user.dblClick(button('Start the break'));
    expect(onPause.mock.calls).toEqual([['week']]);
  });

  it('cannot be chosen during a pause', async () => {
    await open({ pausedUntil: pausedUntilSample });
    expect(screen.getByText('28/11/2026 18:30:00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take a break…' })).toBeNull();
  });
});

it('shows help line and age only if configured', async () => {
  await open({}, { brand: { helpLine: '1323', minimumAge: 20 } });
  expect(screen.getByRole('link', { name: 'Help line 1323' }).getAttribute('href')).toBe('tel:1323');
  expect(screen.getByText('For players aged 20 and over.')).toBeTruthy();
});

it.each<[Language, RegExp]>([
  ['en', /limit/i],
  ['th', /จำกัด|วงเงิน|เพดาน/],
  ['la', /ຈຳກັດ|ວົງເງິນ|ເພດານ/],
])('in %s nothing that stops no deposit is called by the name of what does', async (language, name) => {
  const [{ playSafely }, { budget }] = await Promise.all([
    loadWords(language, 'profile'),
    loadWords(language, 'deposit'),
  ]);
  expect(JSON.stringify([playSafely, budget])).not.toMatch(name);
  expect(JSON.stringify([playSafely, budget]).length).toBeGreaterThan(1_000);
});
