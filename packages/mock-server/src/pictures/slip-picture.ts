/** The slip of a transfer of the invented bank, with its reference as text and as mini-QR. */
import { writeMiniQr } from '@wallet/contract/wire/mini-qr';
import { drawQrMarkup } from '../domains/deposit/qr-markup.ts';
import { operator } from '../domains/site/texts.ts';

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
