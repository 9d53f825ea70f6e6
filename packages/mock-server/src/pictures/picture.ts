/** The pictures of an address: QR codes, slips, and the drawings of games and banners. */
import type { PictureKind } from '../domains/picture-address.ts';
import { drawQrMarkup } from '../domains/deposit/qr-markup.ts';
import { readDrawing } from './drawing-files.ts';
import { drawScene } from './generated-scene.ts';
import { drawSlip } from './slip-picture.ts';

const scene = [300, 211] as const;
const banner = [320, 180] as const;

/** Returns the square around the subject of a drawing. */
function markOf(drawing: string): string {
  const square = /<view id="mark" (viewBox="[^"]+")/.exec(drawing)?.[1] ?? '';
  return drawing.replace(/viewBox="[^"]+" width="\d+" height="\d+"/, `${square} width="160" height="160"`);
}

const pictures: Readonly<Record<PictureKind, (code: string) => string>> = {
  // The code encodes its own name and no address, because the operators are invented.
  qr: drawQrMarkup,
  slip: drawSlip,
  logo: (code) => markOf(pictures.background(code)),
  background: (code) => readDrawing('scenes', code) ?? drawScene(code, ...scene),
  banner: (code) => readDrawing('banners', code) ?? drawScene(code, ...banner),
};

const isKind = (kind: string): kind is PictureKind => Object.hasOwn(pictures, kind);

/** Returns the SVG of an address, undefined when there is none. The same code always gives the same picture. */
export function pictureOf(kind: string, file: string): string | undefined {
  const code = /^([\w-]{1,32})\.svg$/.exec(file)?.[1];
  return isKind(kind) && code !== undefined ? pictures[kind](code) : undefined;
}
