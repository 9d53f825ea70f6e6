import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bonusOffers, promotionOffers, bannerOf } from '../domains/bonus/offer.ts';
import { providers } from '../domains/game/provider.ts';
import { listInviteBanners } from '../domains/invite/invite.ts';
import { picturePath } from '../domains/picture-address.ts';
import { listRefundBanners } from '../domains/refund/refund.ts';
import * as hues from './hues.ts';
import { pictureOf } from './picture.ts';

const codesIn = (folder: string) =>
  readdirSync(new URL(`drawings/${folder}`, import.meta.url)).map((file) => file.replace('.svg', ''));

const scenes = codesIn('scenes');
const banners = codesIn('banners');
const providerCodes = providers.map(({ code }) => code);
/** Pictures of the chat's scripts (domains/chat/agent-scripts.ts). */
const chatCodes = ['support', 'deposit', 'withdraw'];
const unknownCodes = Array.from({ length: 60 }, (_, at) => `GAME${at}`);

const pictures = [
  ...[...providerCodes, ...unknownCodes].flatMap((code) => [`logo/${code}`, `background/${code}`]),
  ...[...banners, ...unknownCodes].map((code) => `banner/${code}`),
];

function draw(name: string): string {
  const [kind = '', code = ''] = name.split('/');
  return pictureOf(kind, `${code}.svg`) ?? '';
}

const colors = new Set<string>(Object.values(hues).flat());

describe('the drawings', () => {
  it('are made for every provider of the demo, and for nobody else', () => {
    expect(scenes.toSorted()).toEqual(providerCodes.toSorted());
  });

  it('are made for every banner of the demo, and for nothing else', () => {
    const images = [
      ...[...bonusOffers, ...promotionOffers].map((offer) => bannerOf('en', offer)),
      ...listInviteBanners('en'),
      ...listRefundBanners('en'),
    ].map(({ image = '' }) => image.replace(`${picturePath}/banner/`, '').replace('.svg', ''));
    expect(banners.toSorted()).toEqual([...images, ...chatCodes].toSorted());
  });

  it.each(pictures)('%s is a small drawing without letters', (name) => {
    const picture = draw(name);
    expect(new TextEncoder().encode(picture).length).toBeLessThanOrEqual(4_096);
    expect(picture).not.toMatch(/<(?:text|image|filter|style|script)/);
    const shapes = picture.match(/<(?:path|circle|ellipse|rect)\b/g) ?? [];
    expect(shapes.length).toBeGreaterThanOrEqual(8);
    expect(shapes.length).toBeLessThanOrEqual(40);
  });

  it.each(pictures)('%s has the colours of the five hues only', (name) => {
    const used = draw(name).match(/#[\da-f]{3,8}\b/g) ?? [];
    expect(used.filter((color) => !colors.has(color))).toEqual([]);
    expect(draw(name)).not.toMatch(/(?:rgb|hsl)a?\(/);
  });

  it('refer to ids of their own only', () => {
    for (const name of pictures) {
      const picture = draw(name);
      for (const [, id] of picture.matchAll(/(?:url\(|href=")#(\w+)/g))
        expect(picture).toContain(`id="${id}"`);
    }
  });
});

describe('a code without a drawing', () => {
  it('gets the same scene each time', () => {
    for (const code of unknownCodes) expect(draw(`background/${code}`)).toBe(draw(`background/${code}`));
  });

  it('gets a scene that differs from those of other codes', () => {
    expect(new Set(unknownCodes.map((code) => draw(`background/${code}`))).size).toBe(unknownCodes.length);
  });
});
