import { expect, test } from 'vitest';
import { call, openWorld, set } from '../demo.fixture.ts';
import { languageTags } from '../../world/localized-text.ts';
import { changeSettings, readSettings } from './site.ts';

test.each(languageTags)('returns the notice with its placeholder (%s)', (language) => {
  const { notice } = call(openWorld(), 'site.notice', { language });
  expect(notice).toContain('percentFail%');
});

test('changes only the given settings, inside a command', () => {
  const world = openWorld();
  const before = readSettings(world);
  set(world, { registerOTP: false });
  set(world, { enableChatWidget: false });
  expect(readSettings(world)).toEqual({ ...before, registerOTP: false, enableChatWidget: false });
  expect(() => changeSettings(world, { registerOTP: true })).toThrow('outside a command');
});

test('returns the operator’s data in the contract’s schema', () => {
  expect(call(openWorld(), 'site.info')).toEqual({ name: 'Demo Play', website: 'https://play.example' });
});
