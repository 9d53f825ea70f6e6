import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { PartBoundary } from './PartBoundary.tsx';

let isBroken: boolean;
beforeEach(() => {
  isBroken = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Part() {
  if (isBroken) throw new Error('a bug');
  return <p>Balance</p>;
}

const page = (
  boundary = (
    <PartBoundary name="balance">
      <Part />
    </PartBoundary>
  ),
) => (
  <section aria-label="page">
    {boundary}
    <p>Games</p>
  </section>
);
const shown = () => screen.getByRole('region', { name: 'page' }).textContent;
const failed = 'This part could not be shown.Try againGames';

it('renders no element around a healthy part', async () => {
  await renderUi(page());
  expect(screen.getByRole('region', { name: 'page' }).children).toHaveLength(2);
});

it('a part that throws at first fails alone, and shows after a retry', async () => {
  isBroken = true;
  await renderUi(page());
  expect(shown()).toBe(failed);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(shown()).toBe('BalanceGames');
});

it('a part that throws at an update fails alone', async () => {
  const { rerender } = await renderUi(page());
  isBroken = true;
  rerender(page());
  expect(shown()).toBe(failed);
});

it('a new key tries again', async () => {
  const at = (resetKey: number) =>
    page(
      <PartBoundary name="balance" resetKey={resetKey}>
        <Part />
      </PartBoundary>,
    );
  isBroken = true;
  const { rerender } = await renderUi(at(1));
  isBroken = false;
  rerender(at(1));
  expect(shown()).toBe(failed);
  rerender(at(2));
  expect(shown()).toBe('BalanceGames');
});

it('reports an error once', async () => {
  isBroken = true;
  const onError = vi.fn();
  await renderUi(
    page(
      <PartBoundary name="balance" onError={onError} renderFailure={({ error }) => String(error)}>
        <Part />
      </PartBoundary>,
    ),
  );
  expect(shown()).toBe('Error: a bugGames');
  expect(onError).toHaveBeenCalledTimes(1);
});

it.each(['li', 'tr'] as const)('a failed %s stays a part of its list', async (shape) => {
  isBroken = true;
  const row = (
    <PartBoundary name="row" shape={shape}>
      <Part />
    </PartBoundary>
  );
  await renderUi(
    shape === 'li' ? (
      <ul>{row}</ul>
    ) : (
      <table>
        <tbody>{row}</tbody>
      </table>
    ),
  );
  expect(screen.getByRole(shape === 'li' ? 'listitem' : 'row').textContent).toContain('could not be shown');
});
