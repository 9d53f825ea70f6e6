import { operations, type OperationId } from '@wallet/contract';
import { errorCodes, isErrorCode, successCodes } from '@wallet/contract/errors';
import { expect, test } from 'vitest';
import { isCommon } from './common-cases.fixture.ts';
import { call, codeOf, openWorld } from './demo.fixture.ts';
import { successCodesOf } from './success-codes.fixture.ts';
import type { CasesOfCall } from './error-case.fixture.ts';
import { errorCases } from './error-cases.fixture.ts';

const isSuccess = (code: string): boolean => (successCodes as readonly string[]).includes(code);

test('has a case for every code that a call declares, and for no other', () => {
  const declared = operations.map((operation) => {
    const refusals = operation.metadata.errors.filter((code) => !isCommon(code, operation.id));
    return [operation.id, [...refusals, ...successCodesOf(operation)].toSorted()] as const;
  });
  const known = operations.map(({ id }) => {
    const { data: _data, ...codes } = errorCases[id] ?? {};
    return [id, Object.keys(codes).toSorted()] as const;
  });
  expect(known).toEqual(declared);
});

test('covers every code of the catalogue', () => {
  const answered = new Set(
    operations.flatMap(({ id, metadata }) => [...metadata.errors, ...Object.keys(errorCases[id] ?? {})]),
  );
  expect([...errorCodes, ...successCodes].filter((code) => !answered.has(code))).toEqual([]);
});

for (const [id, codes] of Object.entries(errorCases) as [OperationId, CasesOfCall][])
  test.each(Object.entries(codes))(`${id} returns %s`, (code, { request, effect }) => {
    const world = openWorld();
    const sent = request(world);
    let response: unknown;
    if (isErrorCode(code)) expect(codeOf(world, id, sent)).toBe(code);
    else response = call(world, id, sent);
    if (isSuccess(code)) expect(Object.values(response as object)).toContain(code);
    for (const [other, part] of Object.entries(effect) as [OperationId, object][])
      expect(other === id ? response : call(world, other, { ...sent, body: undefined })).toMatchObject(part);
  });
