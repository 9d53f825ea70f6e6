import type { Report, ReportBatch } from '@wallet/contract/report';
import { expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';

const head = { build: 'aB1', version: '1.1.14', market: 'laos' } as const;

const chunk = (asset: number, route = '/login'): Report => ({
  kind: 'chunk',
  asset: `${asset}.js`,
  route,
  language: 'lo',
});

function gather() {
  const deliver = vi.fn<(batch: ReportBatch) => boolean>(() => true);
  return { deliver, ...createBatches(head, deliver) };
}

it('sends the twentieth with those before it, and the rest when it is told to', () => {
  const { deliver, add, send } = gather();
  for (let asset = 0; asset < 19; asset += 1) add(chunk(asset));
  expect(deliver).not.toHaveBeenCalled();
  add(chunk(19));
  add(chunk(20));
  expect(deliver).toHaveBeenCalledExactlyOnceWith({
    ...head,
    reports: Array.from({ length: 20 }, (_, asset) => chunk(asset)),
  });
  send();
  send();
  expect(deliver.mock.calls.map(([{ reports }]) => reports.length)).toEqual([20, 1]);
});

it('sends nothing where there is nothing', () => {
  const { deliver, send } = gather();
  send();
  expect(deliver).not.toHaveBeenCalled();
});

it('sends each once, wherever it was seen', () => {
  const { deliver, add, send } = gather();
  add(chunk(1));
  add(chunk(1, '/user/home'));
  send();
  add(chunk(1));
  send();
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ ...head, reports: [chunk(1)] });
});

it('sends a hundred and no more', () => {
  const { deliver, add, send } = gather();
  for (let asset = 0; asset < 300; asset += 1) add(chunk(asset));
  send();
  expect(deliver).toHaveBeenCalledTimes(5);
});

it('keeps what the browser does not take', () => {
  const { deliver, add, send } = gather();
  deliver.mockReturnValueOnce(false);
  add(chunk(1));
  send();
  add(chunk(2));
  send();
  expect(deliver).toHaveBeenLastCalledWith({ ...head, reports: [chunk(1), chunk(2)] });
});
