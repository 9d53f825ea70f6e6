import { expect, it } from 'vitest';
import { openServer, send } from './http.fixture.ts';

const servers = await Promise.all([openServer(), openServer({ market: 'laos' })]);

const thai = 'เพื่อนแนะนำ';
const lao = 'ໝູ່ແນະນຳ';
const english = 'A friend';

it.each([
  [undefined, thai, lao],
  ['', thai, lao],
  ['*', thai, lao],
  ['fr', thai, lao],
  ['th', thai, thai],
  ['lo', lao, lao],
  ['en', english, english],
  ['EN-gb', english, english],
  ['fr-CH, en;q=0.9, lo;q=0.8', english, english],
  ['th;q=0.1, lo ; q=0.7', lao, lao],
  ['en;q=0', thai, lao],
  ['en;q=much', thai, lao],
  ['__proto__', thai, lao],
])(
  'Accept-Language %j selects a language, or the default of the market',
  async (header, inThailand, inLaos) => {
    const responses = await Promise.all(
      servers.map((server) =>
        send(server, 'registration.sources', { headers: { 'accept-language': header } }),
      ),
    );
    expect(responses.map(({ body }) => body)).toMatchObject([
      [{ description: inThailand }, {}, {}, {}, {}],
      [{ description: inLaos }, {}, {}, {}, {}],
    ]);
  },
);
