import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { errorCodes, successCodes } from '@wallet/contract/errors';
import { expect, test } from 'vitest';
import { isCommon } from '../http/common.ways.ts';
import { call, codeOf, openWorld } from './demo.sample.ts';
import { successCodesOf } from './success-codes.sample.ts';
import { ways } from './ways.sample.ts';

const isSuccess = (code: string): boolean => (successCodes as readonly string[]).includes(code);

test('there is a way to every code that a call declares, and to no other', () => {
  const declared = operations.map((operation) => {
    const refusals = operation.metadata.errors.filter((code) => !isCommon(code, operation.id));
    return [operation.id, [...refusals, ...successCodesOf(operation)].toSorted()] as const;
  });
  const known = operations.map(({ id }) => [id, Object.keys(ways[id] ?? {}).toSorted()] as const);
  expect(known).toEqual(declared);
});

test('every code of the catalogue is answered by a call', () => {
  const answered = new Set(
    operations.flatMap(({ id, metadata }) => [...metadata.errors, ...Object.keys(ways[id] ?? {})]),
  );
  expect([...errorCodes, ...successCodes].filter((code) => !answered.has(code))).toEqual([]);
});

for (const [id, codes] of Object.entries(ways))
  test.each(Object.entries(codes))(`${id} answers %s`, (code, { done }) => {
    const world = openWorld();
    const sent = done(world);
    if (isSuccess(code))
      expect(Object.values(call(world, id as OperationId, sent) as object)).toContain(code);
    else expect(codeOf(world, id as OperationId, sent)).toBe(code);
  });
