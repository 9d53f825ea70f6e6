import { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeIn } from '#navigation/dialog-search.ts';
import { createAppRouter } from './router.ts';

const router = createAppRouter({ queryClient: new QueryClient() } as Parameters<typeof createAppRouter>[0]);
const { parseSearch, stringifySearch } = router.options;

it.each(['1E5', '007', '1.50', '12345678901234567890', '"A"', 'null', 'true', '[1]'])(
  'the code %s of a link is the typed one',
  (code) => {
    expect(codeIn(parseSearch(`?promo=${code}`)['promo'])).toBe(code);
  },
);

it('an address preserves any code', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 32, unit: 'grapheme' }), (code) => {
      expect(codeIn(parseSearch(stringifySearch({ code }))['code'])).toBe(codeIn(code));
    }),
  );
});
