/** The pictures of an address: QR codes, slips, and the drawings of games and banners. */
import type { PictureKind } from '../domains/picture-address.ts';
import { drawQrMarkup } from '../domains/deposit/qr-markup.ts';
import { readDrawing } from './drawing-files.ts';
import { drawScene } from './generated-scene.ts';
import { writeMiniQr } from '@wallet/contract/wire/mini-qr';
import { operator } from '../domains/site/texts.ts';

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

const width = 360;
const height = 560;
const qr = { side: 184, left: 88, top: 300 };

/** Returns an SVG. The same reference always gives the same picture. */
export function drawSlip(reference: string): string {
  const code = drawQrMarkup(writeMiniQr({ bank: '004', reference })).replace(
    /(<svg[^>]*?) width="\d+" height="\d+"/,
    `$1 x="${qr.left}" y="${qr.top}" width="${qr.side}" height="${qr.side}"`,
  );
  const line = (y: number, size: number, fill: string, words: string): string =>
    `<text x="50%" y="${y}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" fill="${fill}">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" rx="20" fill="#fff"/>`,
    `<path d="M0 20a20 20 0 0 1 20-20h${width - 40}a20 20 0 0 1 20 20v92H0z" fill="#0b5d52"/>`,
    `<circle cx="180" cy="112" r="34" fill="#fff"/><path d="m164 112 11 12 22-24" fill="none" stroke="#0b5d52" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
    line(60, 24, '#fff', 'DEMO BANK'),
    line(190, 20, '#12312d', operator.name),
    line(228, 15, '#4b635f', 'Ref.'),
    line(252, 17, '#12312d', reference),
    code,
    line(520, 13, '#4b635f', 'A picture of a simulator: no transfer was made.'),
    '</svg>',
  ].join('');
}
