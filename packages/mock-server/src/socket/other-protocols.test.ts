/** `curl --http2` and Java's HTTP client offer HTTP/2 with every plain-text request. */
import { markerHeader } from '@wallet/contract/c';
import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { expect, test } from 'vitest';
import { openServer } from '../http/http.fixture.ts';
import { sendRaw } from '../http/raw.fixture.ts';

const address = await (await openServer()).listen();

const offer = ['connection: Upgrade, HTTP2-Settings', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'];

function send(start: string, headers: readonly string[], body = '') {
  const lines = [start, `host: ${new URL(address).host}`, `${markerHeader.name}: ${markerHeader.value}`];
  return sendRaw(address, [...lines, ...headers, '', body].join('\r\n'));
}

test('a request that offers HTTP/2 gets a response in HTTP/1.1', async () => {
  const { status, text } = await send('GET /api/lookup/info HTTP/1.1', offer);
  expect([status, text]).toEqual([200, expect.stringContaining('"website"')]);
});

test('its body arrives, in one piece or in chunks', async () => {
  const body = JSON.stringify({ username: demoPhones.rich, password: demoPassword });
  const headers = [...offer, 'content-type: application/json'];
  const whole = await send('POST /api/login HTTP/1.1', [...headers, `content-length: ${body.length}`], body);
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const chunked = await send('POST /api/login HTTP/1.1', [...headers, 'transfer-encoding: chunked'], chunks);
  for (const { status, text } of [whole, chunked])
    expect([status, text]).toEqual([200, expect.stringContaining('"token"')]);
});

test('a foreign host is still rejected', async () => {
  const request = ['GET /api/lookup/info HTTP/1.1', 'host: elsewhere.test', ...offer, '', ''];
  expect((await sendRaw(address, request.join('\r\n'))).status).toBe(403);
});
