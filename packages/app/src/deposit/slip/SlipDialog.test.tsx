import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { SlipModal as Modal } from '@wallet/ui/deposit/SlipModal';
import type { SlipTrackerProps } from '@wallet/ui/statement/SlipTracker';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { slipDraft } from './slip-draft.ts';
import { SlipDialog } from './SlipDialog.tsx';

vi.mock('./check-slip.ts', () => ({ checkSlip: () => new Promise(() => undefined) }));
vi.mock('#api/upload.ts', () => ({ upload: async () => new Response('{"message":"SUCCESS"}') }));
vi.mock('@wallet/ui/deposit/SlipModal', () => ({
  SlipModal: ({ chosen, progress, onSend, tracker }: Parameters<typeof Modal>[0]) =>
    progress.state === 'accepted' || progress.state === 'done'
      ? tracker
      : chosen && <button onClick={onSend}>Send</button>,
}));
vi.mock('@wallet/ui/statement/SlipTracker', () => ({
  SlipTracker: ({ slip, onRefresh }: SlipTrackerProps) => (
    <>
      <p>{slip.state === 'ready' ? (slip.data?.status ?? 'not in the list') : slip.state}</p>
      <button onClick={onRefresh}>Refresh</button>
    </>
  ),
}));

const slip = (status: string, day: number) => ({
  createdAt: `2026-11-${day}T12:00:00+07:00`,
  amount: 500,
  status,
});
const received = slip('SUCCESS', 20);

/** The slips in the list; undefined while it is unreadable. */
let slips: object[] | undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/slip') && slips === undefined
      ? new Response('{"message":"NO_DATA"}', { status: 400 })
      : new Response(JSON.stringify({ total: slips?.length ?? 0, slips, statements: [] })),
  );
});
afterEach(() => {
  cleanup();
  session.signOut();
});

/** Sends a slip after a read of the list, and shows another one afterwards. */
async function send(before: object[] | undefined, after: object[]): Promise<void> {
  slips = before;
  await renderPage(SlipDialog, '/?modal=slip');
  act(() => slipDraft.choose(new File(['x'], 'slip.png', { type: 'image/png' })));
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Refresh' });
  refresh(after);
}

function refresh(after: object[]): void {
  slips = after;
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
}

it.each([
  ['unreadable', undefined],
  ['with that slip', [received]],
])('an earlier slip is not that which was sent after a list %s', async (_what, before) => {
  await send(before, [received]);
  expect(await screen.findByText('not in the list')).toBeTruthy();
});

it('the first slip of a member is followed', async () => {
  await send([], [slip('SUCCESS', 21)]);
  expect(await screen.findByText('SUCCESS')).toBeTruthy();
});

it('a slip that was sent after an unreadable list is followed from its review to its end', async () => {
  await send(undefined, [slip('in progress', 21), received]);
  expect(await screen.findByText('in progress')).toBeTruthy();
  refresh([slip('FAILED', 21), received]);
  expect(await screen.findByText('FAILED')).toBeTruthy();
});
