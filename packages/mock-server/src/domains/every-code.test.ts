import { operations, type OperationId } from '@wallet/contract';
import { errorCodes, successCodes } from '@wallet/contract/errors';
import { expect, test } from 'vitest';
import { isCommon } from './common-cases.fixture.ts';
import { call, codeOf, openWorld } from './demo.fixture.ts';
import { successCodesOf } from './success-codes.fixture.ts';
import { errorCases } from './error-cases.fixture.ts';

const isSuccess = (code: string): boolean => (successCodes as readonly string[]).includes(code);

test('has a case for every code that a call declares, and for no other', () => {
  const declared = operations.map((operation) => {
    const refusals = operation.metadata.errors.filter((code) => !isCommon(code, operation.id));
    return [operation.id, [...refusals, ...successCodesOf(operation)].toSorted()] as const;
  });
  const known = operations.map(({ id }) => [id, Object.keys(errorCases[id] ?? {}).toSorted()] as const);
  expect(known).toEqual(declared);
});

test('covers every code of the catalogue', () => {
  const answered = new Set(
    operations.flatMap(({ id, metadata }) => [...metadata.errors, ...Object.keys(errorCases[id] ?? {})]),
  );
  expect([...errorCodes, ...successCodes].filter((code) => !answered.has(code))).toEqual([]);
});

for (const [id, codes] of Object.entries(errorCases))
  test.each(Object.entries(codes))(`${id} returns %s`, (code, { request }) => {
    const world = openWorld();
    const sent = request(world);
    if (isSuccess(code))
      expect(Object.values(call(world, id as OperationId, sent) as object)).toContain(code);
    else expect(codeOf(world, id as OperationId, sent)).toBe(code);
  });
