import { demoPassword, demoPhones } from '@wallet/contract/demo-members';
import { expect, it } from 'vitest';
import { openServer } from '../src/http/http.fixture.ts';
import { cases } from './cases.ts';
import { run } from './runner.ts';
import { staging } from './target.fixture.ts';

const server = await openServer({ realNow: () => Date.parse('2026-01-15T23:55:00+07:00') });

it('a backend that accepts no slips at this hour passes', async () => {
  const members = [{ phone: demoPhones.rich, password: demoPassword }];
  const target = staging(await server.listen(), { members, allowsEffects: true });
  const { results } = await run(target, cases, /sendSlip accepts|invalid slips/);
  expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});
