/** The pictures of an address: QR codes, slips, and the drawings of games and banners. */
import type { PictureKind } from '../domains/picture-address.ts';
import { drawQrMarkup } from '../domains/deposit/qr-markup.ts';
import { bonusBanners } from './bonus-banners.ts';
import { courtScenes } from './court-scenes.ts';
import { write } from './drawing.ts';
import { sceneOf } from './generated-scene.ts';
import { marketScenes } from './market-scenes.ts';
import { numberScenes } from './number-scenes.ts';
import { pageBanners } from './page-banners.ts';
import { pitchScenes } from './pitch-scenes.ts';
import { promotionBanners } from './promotion-banners.ts';
import { skyScenes } from './sky-scenes.ts';
import { drawSlip } from './slip-picture.ts';
import { stageScenes } from './stage-scenes.ts';
import { waterScenes } from './water-scenes.ts';

const scene = [300, 211] as const;
const banner = [320, 180] as const;

export const scenes = new Map(
  [marketScenes, skyScenes, waterScenes, stageScenes, numberScenes, pitchScenes, courtScenes].flatMap(
    Object.entries,
  ),
);

export const banners = new Map([bonusBanners, promotionBanners, pageBanners].flatMap(Object.entries));

const pictures: Readonly<Record<PictureKind, (code: string) => string>> = {
  // The code encodes its own name and no address, because the operators are invented.
  qr: drawQrMarkup,
  slip: drawSlip,
  logo: (code) => write(scenes.get(code) ?? sceneOf(code, ...scene), ...scene, true),
  background: (code) => write(scenes.get(code) ?? sceneOf(code, ...scene), ...scene),
  banner: (code) => write(banners.get(code) ?? sceneOf(code, ...banner), ...banner),
};

const isKind = (kind: string): kind is PictureKind => Object.hasOwn(pictures, kind);

/** Returns the SVG of an address, undefined when there is none. The same code always gives the same picture. */
export function pictureOf(kind: string, file: string): string | undefined {
  const code = /^([\w-]{1,32})\.svg$/.exec(file)?.[1];
  return isKind(kind) && code !== undefined ? pictures[kind](code) : undefined;
}
