import { expect, test } from 'vitest';
import { call, openWorld, set } from '../demo.fixture.ts';
import { languageTags } from '../../world/localized-text.ts';
import { readSettings } from './site.ts';

test.each(languageTags)('returns the notice with its placeholder (%s)', (language) => {
  const { notice } = call(openWorld(), 'site.notice', { language });
  expect(notice).toContain('percentFail%');
});

test('changes only the given settings', () => {
  const world = openWorld();
  const before = readSettings(world);
  set(world, { registerOTP: false });
  set(world, { enableChatWidget: false });
  expect(readSettings(world)).toEqual({ ...before, registerOTP: false, enableChatWidget: false });
});
