import { expect, it } from 'vitest';
import { authGuard, bindings } from '../domains/bindings.ts';
import { inMemory } from '../persistence/persistence.ts';
import { servedOperations } from './bind.ts';
import { openServer } from './http.fixture.ts';
import { createResponder } from './responder.ts';

const { worlds, deferredResponses } = await openServer();

it.each([
  ['leaves after its commit', true, ['commit', 'send']],
  ['never leaves when the commit fails', false, ['commit']],
])('a response %s', (_what, isCommitted, expected) => {
  const steps: string[] = [];
  const commit = (): boolean => {
    steps.push('commit');
    return isCommitted;
  };
  const persistence = { ...inMemory, commit };
  const respond = createResponder({ worlds, authGuard, deferredResponses, persistence });
  const operation = servedOperations(bindings).find(({ id }) => id === 'site.info') ?? expect.fail();
  const call = { operation, method: 'GET', url: operation.path, headers: {}, params: {}, ip: '127.0.0.1' };
  respond({ ...call, body: { kind: 'absent' } }, () => void steps.push('send'));
  expect(steps).toEqual(expected);
});
