import { operationOf } from '@wallet/contract';
import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const read = (status: number, text: string, type = 'application/json') =>
  evaluate(operationOf('withdraw.limits'), {
    status,
    headers: new Headers({ 'content-type': type }),
    text,
    body: {},
  });

it.each([
  ['a page', 200, '<h1>Hello</h1>', 'text/html', { expected: 'application/json' }],
  ['no JSON', 200, '<h1>', 'application/json', { expected: 'JSON' }],
  [
    'a missing field',
    200,
    '{"withdrawMin":1}',
    'application/json',
    { came: 'withdrawMax: Invalid input: expected number, received undefined' },
  ],
  [
    'a third decimal',
    200,
    '{"withdrawMin":1.001,"withdrawMax":2}',
    'application/json',
    { fields: ['withdrawMin'] },
  ],
  [
    'a success under another status',
    201,
    '{"withdrawMin":1,"withdrawMax":2}',
    'application/json',
    { message: 'the shape of a refusal of withdraw.limits' },
  ],
])('%s is a mismatch', (_what, status, text, type, problem) => {
  expect(() => read(status, text, type)).toThrow(expect.objectContaining({ name: 'Mismatch', ...problem }));
});
