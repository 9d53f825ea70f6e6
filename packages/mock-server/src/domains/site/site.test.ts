import { expect, test } from 'vitest';
import { call, openWorld, set } from '../demo.sample.ts';
import { changeSettings, readSettings } from './site.ts';

const scripts = { th: /[\u0E00-\u0E7F]/, lo: /[\u0E80-\u0EFF]/, en: /[A-Za-z]{3}/ } as const;

/** The text of the paragraph in one language, without its tags. */
const paragraph = (html: string, tag: string): string =>
  (new RegExp(`<p lang="${tag}">(.*?)</p>`).exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');

test('every text of the operator is there in its three languages, none in another’s letters', () => {
  const world = openWorld();
  const conditions = call(world, 'site.conditions') as string[];
  const agreements = call(world, 'site.agreements') as string[];
  expect(conditions).toHaveLength(6);
  expect(agreements).toHaveLength(4);
  const { notice } = call(world, 'site.notice') as { notice: string };
  const { contactText } = call(world, 'site.contact') as { contactText: string };
  for (const html of [...conditions, ...agreements, notice, contactText]) {
    for (const [tag, letters] of Object.entries(scripts)) expect(paragraph(html, tag)).toMatch(letters);
    expect(paragraph(html, 'th')).not.toMatch(scripts.lo);
    expect(paragraph(html, 'lo')).not.toMatch(scripts.th);
    expect(paragraph(html, 'en')).not.toMatch(/[\u0E00-\u0EFF]/);
  }
});

test('the market’s own language comes first', () => {
  for (const [market, first] of [
    ['thailand', 'th'],
    ['laos', 'lo'],
  ] as const)
    expect((call(openWorld(market), 'site.conditions') as string[])[0]).toMatch(
      new RegExp(`^<p lang="${first}">`),
    );
});

test('the notice keeps its placeholder in every language', () => {
  const { notice } = call(openWorld(), 'site.notice') as { notice: string };
  expect(notice.match(/percentFail%/g)).toHaveLength(3);
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
