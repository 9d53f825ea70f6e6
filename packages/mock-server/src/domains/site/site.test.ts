import { expect, test } from 'vitest';
import { call, openWorld, set } from '../demo.fixture.ts';
import { languageTags } from '../localized-text.ts';
import { changeSettings, readSettings } from './site.ts';

test.each(languageTags)('the notice has its placeholder (%s)', (language) => {
  const { notice } = call(openWorld(), 'site.notice', { language }) as { notice: string };
  expect(notice).toContain('percentFail%');
});

test('a closed service says so', () => {
  const world = openWorld();
  expect(call(world, 'site.active')).toEqual({ status: 'active' });
  set(world, { status: 'terminated' });
  expect(call(world, 'site.active')).toEqual({ status: 'terminated' });
});

test('a change of settings leaves the others as they are, and needs a command', () => {
  const world = openWorld();
  const before = readSettings(world);
  set(world, { registerOTP: false });
  set(world, { enableChatWidget: false });
  expect(readSettings(world)).toEqual({ ...before, registerOTP: false, enableChatWidget: false });
  expect(() => changeSettings(world, { registerOTP: true })).toThrow('outside a command');
});

test('the operator’s own data have the contract’s shape', () => {
  expect(call(openWorld(), 'site.info')).toEqual({ name: 'Demo Play', website: 'https://play.example' });
});
