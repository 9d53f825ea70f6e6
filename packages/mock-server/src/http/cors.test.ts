import { operationOf } from '@wallet/contract';
import { idempotencyHeader, markerHeader } from '@wallet/contract/c';
import { describe, expect, it } from 'vitest';
import { samplePath } from '../client/sample-input.ts';
import { openServer } from './http.fixture.ts';

const page = 'https://app.example';
const host = '127.0.0.1';
const server = await openServer({ allowedOrigins: [page] });

const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: samplePath(operationOf('wallet.transfer')),
    headers: { host, origin, 'access-control-request-method': 'POST' },
  });

describe('a page of another origin', () => {
  it('that is allowed gets a preflight response for two hours', async () => {
    const { statusCode, headers } = await preflight(page);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-max-age': '7200',
      vary: 'origin',
    });
    const allowed = String(headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'accept-language', markerHeader.name, idempotencyHeader]),
    );
  });

  it('may read responses, errors and Retry-After, and show pictures', async () => {
    const { statusCode, headers } = await server.app.inject({
      url: samplePath(operationOf('wallet.read')),
      headers: { host, origin: page },
    });
    expect(statusCode).toBe(403);
    expect(headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-expose-headers': 'retry-after',
    });
    const picture = await server.app.inject({ url: '/_mock/picture/logo/PG.svg', headers: { host } });
    expect(picture.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
  });

  it('that is not allowed gets no CORS headers', async () => {
    const { statusCode, headers } = await preflight('https://evil.example');
    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
