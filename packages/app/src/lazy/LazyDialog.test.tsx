import { act, screen } from '@testing-library/react';
import { ResultDetails } from '@wallet/ui/base/ResultDialog';
import { UiProvider } from '@wallet/ui/theme';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#env.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { LazyDialog, lazyWithPreload } from './LazyDialog.tsx';

const missing = () => Object.assign(new Error('not there'), { name: 'MissingChunk' });
const Missing = lazyWithPreload(() => Promise.reject(missing()));

const open = (page: ReactNode) => renderPage(() => <UiProvider brand={brand}>{page}</UiProvider>);

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/a.js"></script>';
  vi.stubGlobal('location', { reload, origin: 'http://localhost' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('never reloads for a part that nobody asked for', async () => {
  const onMissing = vi.fn();
  await open(
    <>
      <p>Balance</p>
      <LazyDialog isOpen onMissing={onMissing}>
        <Missing />
      </LazyDialog>
    </>,
  );
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('Balance')).toBeTruthy();
});

it('does not reload while a result is on the screen', async () => {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, fail) => (reject = fail));
  const Late = lazyWithPreload(() => promise);
  await open(
    <>
      <ResultDetails outcome="success" text="Waiting for transfer" />
      <LazyDialog isOpen>
        <Late />
      </LazyDialog>
    </>,
  );
  await screen.findByText('Waiting for transfer');
  await act(async () => {
    reject(missing());
    await promise.catch(() => undefined);
  });
  expect(reload).not.toHaveBeenCalled();
});

// Last, because a page reloads once.
it('reloads the page for a dialog that the player opened, once a build', async () => {
  await open(
    <LazyDialog isOpen>
      <Missing />
    </LazyDialog>,
  );
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
