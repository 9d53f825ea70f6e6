/** URLs of drawn pictures; pictures/picture.ts draws them. */
import type { Banner } from '@wallet/contract/site';
import { paragraph, type LocalizedText, type LanguageTag } from '../world/localized-text.ts';

export type PictureKind = 'logo' | 'background' | 'banner' | 'qr' | 'slip';

export const picturePath = '/_mock/picture';

/**
 * Returns the path of a picture. `code` is at most 32 letters, digits, `_` and `-`; equal codes give equal pictures.
 */
export const pictureAt = (kind: PictureKind, code: string): string => `${picturePath}/${kind}/${code}.svg`;

/** Returns banners with these texts, each with the picture of its own code. */
export const bannersOf = (language: LanguageTag, texts: Readonly<Record<string, LocalizedText>>): Banner[] =>
  Object.entries(texts).map(([code, text]) => ({
    image: pictureAt('banner', code),
    html: paragraph(language, text[language]),
  }));
