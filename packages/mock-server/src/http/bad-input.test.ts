import { operationOf, operations, type Operation } from '@wallet/contract';
import { isErrorCode } from '@wallet/contract/errors';
import { describe, expect, it } from 'vitest';
import { goodBody, openServer, send, tokenFor, type Sent } from './http.fixture.ts';
import { headersOf } from '../client/calls.ts';
import { samplePath } from '../client/sample-input.ts';
import { matchPath } from '../control/match-path.ts';

const server = await openServer();
const world = server.worlds.get('default');
if (!world) throw new Error('There is no default world.');
const token = tokenFor(world);

const json = (text: string): Sent => ({ body: text });

/** Invalid inputs that every call meets; body.test.ts has the others. */
const badBodies: Readonly<Record<string, Sent>> = {
  'broken JSON': json('{"amount":'),
  'an empty body': json(''),
  'an array': json('[1,2,3]'),
  'an empty object': json('{}'),
  'an unknown field': json('{"unknown":true}'),
  'a malformed content type': { body: '{}', headers: { 'content-type': ';;;' } },
  'multipart without a boundary': { body: '{}', headers: { 'content-type': 'multipart/form-data' } },
  'truncated multipart': {
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
};

/** Invalid values for one field of a valid body. */
const badValues: readonly unknown[] = [null, {}, -1, 1e300, 'x'.repeat(100_000), '\u0000'];

/** Returns the first call of each method: one place serves them all. */
const ofEachMethod = (calls: readonly Operation[]): Operation[] =>
  calls.filter(({ method }, at) => calls.findIndex((one) => one.method === method) === at);

/** Calls without a declared body ignore any body. */
const takesBody = ({ body }: Operation): boolean => body !== undefined;

const isRefusal = (status: number, message: string | undefined): boolean =>
  status < 500 && message !== undefined && isErrorCode(message);

describe('bad input', () => {
  const withBody = operations.filter(takesBody);

  it.each(withBody.map(({ id }) => id))('%s returns a declared code and changes nothing', async (id) => {
    const good = (goodBody[id] ?? {}) as Record<string, unknown>;
    const spoilt = Object.keys(good).flatMap((field) => [
      ...badValues.map((value) => [
        `${field}: ${JSON.stringify(value).slice(0, 20)}`,
        { body: { ...good, [field]: value } },
      ]),
      [`no ${field}`, { body: { ...good, [field]: undefined } }],
    ]) as [string, Sent][];
    const cases = [...Object.entries(badBodies), ...spoilt];
    world.reset();
    const signedIn = tokenFor(world);
    const before = world.stateHash();
    for (const [name, sent] of cases) {
      const { status, body } = await send(server, id, { token: signedIn, ...sent });
      if (name === 'broken JSON' || name === 'an array') expect(status, name).toBe(422);
      if (status !== 200)
        expect(isRefusal(status, body.message), `${name}: ${status} ${body.message}`).toBe(true);
      if (status === 422 || status === 413 || status === 415)
        expect(world.stateHash(), `${name} left a trace`).toBe(before);
      else {
        // The input was valid or counted; the next one meets the first state, with the same token.
        world.reset();
        tokenFor(world);
      }
    }
  });

  const withoutBody = ofEachMethod(operations.filter((operation) => !takesBody(operation)));

  it.each(withoutBody.map(({ id }) => id))('%s ignores an undeclared body', async (id) => {
    for (const [name, sent] of Object.entries(badBodies)) {
      const { status, body } = await send(server, id, { token: tokenFor(world), ...sent });
      const isFine = status === 200 || isRefusal(status, body.message);
      expect(isFine, `${name}: ${status} ${body.message}`).toBe(true);
    }
  });

  const withParams = operations.filter(({ path }) => path.includes(':'));
  const badParams = [
    '%00',
    '..',
    '%2e%2e',
    'a b',
    '<script>',
    'x'.repeat(150),
    'x'.repeat(500),
    '%',
    '%E0%A4%A',
    '%2f',
    'ก',
    "'",
  ];
  /** A promotion code may contain any letters, so these codes are unknown rather than malformed. */
  const isUnknownCode = (id: string, bad: string) =>
    id === 'bonus.findPromotion' && ['a b', '<script>', '%2f', 'ก', "'"].includes(bad);

  it.each(withParams.map(({ id }) => id))('%s rejects malformed path parameters', async (id) => {
    for (const bad of badParams) {
      const before = world.stateHash();
      const { method, path } = operationOf(id);
      const url = path.replace(/:\w+/g, () => bad);
      const { statusCode, payload } = await server.app.inject({
        method,
        url,
        headers: headersOf({ token }),
      });
      const response = JSON.parse(payload) as { message: string };
      if (isUnknownCode(id, bad)) expect([statusCode, response], bad).toEqual([200, { promotion: null }]);
      else
        expect(isRefusal(statusCode, response.message), `${bad}: ${statusCode} ${response.message}`).toBe(
          true,
        );
      expect(world.stateHash(), `${bad} left a trace`).toBe(before);
    }
  });

  it.each(ofEachMethod(operations).map(({ id }) => id))(
    '%s returns an error for another method',
    async (id) => {
      const path = samplePath(operationOf(id));
      const used = operations.filter((one) => matchPath(one.path, path)).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const) {
        if ((used as string[]).includes(method)) continue;
        const { statusCode } = await server.app.inject({ method, url: path, headers: headersOf({ token }) });
        expect(statusCode, method).toBe(404);
      }
    },
  );
});
