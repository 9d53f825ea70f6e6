import { operationOf } from '@wallet/contract';
import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

it('a missing field is reported with its expected type', () => {
  const headers = new Headers({ 'content-type': 'application/json' });
  const read = () =>
    evaluate(operationOf('session.login'), { status: 200, headers, text: '{"accessToken":"x"}', body: {} });
  expect(read).toThrow(
    expect.objectContaining({
      name: 'Mismatch',
      came: 'token: Invalid input: expected string, received undefined',
    }),
  );
});
