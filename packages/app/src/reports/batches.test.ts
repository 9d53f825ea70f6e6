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

it('sends a full batch of twenty, and the rest on `send`', () => {
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

it('sends no empty batch', () => {
  const { deliver, send } = gather();
  send();
  expect(deliver).not.toHaveBeenCalled();
});

it('sends each report once, on whichever route it occurs', () => {
  const { deliver, add, send } = gather();
  add(chunk(1));
  add(chunk(1, '/user/home'));
  send();
  add(chunk(1));
  send();
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ ...head, reports: [chunk(1)] });
});

it('sends at most a hundred', () => {
  const { deliver, add, send } = gather();
  for (let asset = 0; asset < 300; asset += 1) add(chunk(asset));
  send();
  expect(deliver).toHaveBeenCalledTimes(5);
});

it('keeps a batch that the browser does not accept', () => {
  const { deliver, add, send } = gather();
  deliver.mockReturnValueOnce(false);
  add(chunk(1));
  send();
  add(chunk(2));
  send();
  expect(deliver).toHaveBeenLastCalledWith({ ...head, reports: [chunk(1), chunk(2)] });
});
