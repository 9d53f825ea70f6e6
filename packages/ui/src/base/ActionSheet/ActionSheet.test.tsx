import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { satang } from '@wallet/contract/wire/money';
import type { Progress } from '../progress.ts';
import { accepted, pending, refused, unknown } from '../story.fixture.ts';
import { ActionSheet } from './ActionSheet.tsx';

const onReset = vi.fn();

const sheet = (isOpen: boolean, progress: Progress) => (
  <ActionSheet
    isOpen={isOpen}
    onClose={vi.fn()}
    title="Pay out"
    footer={null}
    confirmation={undefined}
    onBack={vi.fn()}
    progress={progress}
    onReset={onReset}
    result={{
      doneTitle: 'Paid out',
      doneText: 'It is on its way.',
      receipt: { amount: satang(150_00), balances: [{ label: 'In the wallet now', value: '฿850.00' }] },
      refusedTitle: 'Not paid out',
      verdicts: { checking: '…', happened: '…', 'did-not-happen': '…', unclear: '…' },
    }}
  >
    The form
  </ActionSheet>
);

/** Opens the sheet, then removes it from the address as the phone's Back button does. */
async function closedByBack(progress: Progress) {
  onReset.mockReset();
  const { rerender } = await renderUi(sheet(true, progress));
  rerender(sheet(false, progress));
  return rerender;
}

describe('a sheet closed by Back', () => {
  it('resets a result that was read and reopens with its form', async () => {
    await closedByBack({ state: 'done' });
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('keeps a result that arrived while closed', async () => {
    const rerender = await closedByBack(pending);
    rerender(sheet(false, { state: 'done' }));
    rerender(sheet(true, { state: 'done' }));
    expect(onReset).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Paid out' })).toBeTruthy();
  });
});

it.each([
  ['Not paid out', 'MIN_VALUE'],
  ['Not sent again', 'elsewhere'],
])('says “%s” about %s', async (title, code) => {
  await renderUi(sheet(true, refused(code)));
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

describe('a problem with a finished action', () => {
  const record = { at: '2026-07-03T14:05:09.000+07:00', id: '65f2c0a1b9' };
  it.each<[string, Progress, readonly string[]]>([
    ['done', { state: 'done', intent: '0f3c', record }, [`Reference: ${record.id}`, 'Request number: 0f3c']],
    ['done, without a transaction', { state: 'done', intent: '0f3c' }, ['Request number: 0f3c']],
    ['lost, and found', { ...unknown('happened'), record }, [`Reference: ${record.id}`]],
    ['lost', { ...unknown('unclear'), intent: '0f3c' }, ['Request number: 0f3c']],
  ])('that is %s goes to support with its facts', async (_name, progress, facts) => {
    const onSupport = vi.fn<(message: string) => void>();
    await renderUi(sheet(true, progress), { onSupport });
    fireEvent.click(screen.getByRole('button', { name: 'Problem with this transaction' }));
    const [message = ''] = onSupport.mock.calls[0] ?? [];
    const lines = message.split('\n');
    expect(lines.slice(0, 2)).toEqual(['I have a problem with this transaction:', 'Pay out: ฿150.00']);
    expect(lines[2]).toMatch(/^Time: \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    expect(lines.slice(3)).toEqual(facts);
    const copy = screen.queryByRole('button', { name: 'Copy the request number' });
    expect(copy !== null).toBe('intent' in progress);
  });

  it('that was refused is not offered', async () => {
    await renderUi(sheet(true, refused('MONEY_NOT_ENOUGH')), { onSupport: vi.fn() });
    expect(screen.queryByRole('button', { name: 'Problem with this transaction' })).toBeNull();
  });
});

describe('an effect that the service accepted', () => {
  it.each([
    ['checking', 'Sent', []],
    ['did-not-happen', 'Not confirmed yet', ['Contact us', 'Check again']],
    ['unclear', 'Not confirmed yet', ['Contact us', 'Check again']],
  ] as const)('and whose verdict is %s says so, without success', async (verdict, title, actions) => {
    const onSupport = vi.fn();
    const onCheck = vi.fn();
    const progress = { ...accepted(verdict), onCheck };
    await renderUi(sheet(true, progress), { onSupport });
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.textContent).toContain('Do not send it again.');
    expect(dialog.textContent).toContain(progress.intent);
    expect(dialog.textContent).not.toMatch(/Paid out|In the wallet now/);
    for (const name of actions) fireEvent.click(screen.getByRole('button', { name }));
    expect([onSupport, onCheck].map(({ mock }) => mock.calls.length)).toEqual(
      actions.length ? [1, 1] : [0, 0],
    );
    for (const [message] of onSupport.mock.calls) {
      expect(message).toContain('฿150.00');
      expect(message).toContain('21/11/2026 09:30:00');
      expect(message).toContain(progress.intent);
    }
  });
});

it.each([
  ['checking', 'We could not confirm the result'],
  ['unclear', 'We could not confirm the result'],
  ['did-not-happen', 'We could not confirm the result'],
  ['happened', 'Paid out'],
] as const)(
  'a lost response with the verdict %s has the title %s, and no other try',
  async (verdict, title) => {
    await renderUi(sheet(true, unknown(verdict)));
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.textContent).not.toContain('The form');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
