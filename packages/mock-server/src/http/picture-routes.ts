/** Generated pictures: logos, backgrounds and banners of invented operators and games. */
import type { FastifyInstance } from 'fastify';
import type { PictureKind } from '../domains/picture-address.ts';
import { drawQrMarkup } from '../domains/deposit/qr-markup.ts';
import { picturePath } from '../domains/picture-address.ts';
import { notFound } from './http-error.ts';
import { drawSlip } from './slip-picture.ts';

const kinds = {
  logo: { width: 160, height: 160, radius: 36 },
  background: { width: 600, height: 422, radius: 0 },
  banner: { width: 900, height: 360, radius: 0 },
} as const satisfies Readonly<Record<Exclude<PictureKind, 'qr' | 'slip'>, object>>;

const isKind = (kind: string): kind is PictureKind =>
  kind === 'qr' || kind === 'slip' || Object.hasOwn(kinds, kind);

/** Serves `/_mock/picture/{kind}/{code}.svg`. The same code always gives the same picture. */
export async function servePictures(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { kind: string; file: string } }>(`${picturePath}/:kind/:file`, (request, reply) => {
    const picture = pictureOf(request.params.kind, request.params.file);
    if (picture === undefined) throw notFound();
    void reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cache-control', 'public, max-age=86400')
      .send(picture);
  });
}

/** Returns the SVG of an address, undefined when there is none. */
export function pictureOf(kind: string, file: string): string | undefined {
  const code = /^([\w-]{1,32})\.svg$/.exec(file)?.[1];
  return isKind(kind) && code !== undefined ? draw(kind, code) : undefined;
}

/** Returns an SVG: a gradient of two hues derived from the code, soft rings, and its first letters if they fit. */
function draw(kind: PictureKind, code: string): string {
  // The code encodes its own name and no address, because the operators are invented.
  if (kind === 'qr') return drawQrMarkup(code);
  if (kind === 'slip') return drawSlip(code);
  const { width, height, radius } = kinds[kind];
  const hue = hueOf(code);
  const unit = Math.min(width, height);
  const ring = (x: number, y: number, size: number): string =>
    `<circle cx="${x * width}" cy="${y * height}" r="${size * unit}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${unit * 0.06}"/>`;
  const letters =
    kind === 'logo'
      ? `<text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${unit * 0.36}" fill="#fff">${monogram(code)}</text>`
      : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 62% 46%)"/><stop offset="1" stop-color="hsl(${(hue + 48) % 360} 66% 24%)"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" rx="${radius}" fill="url(#g)"/>`,
    ring(0.86, 0.16, 0.34),
    ring(0.1, 0.92, 0.26),
    letters,
    '</svg>',
  ].join('');
}

const monogram = (code: string): string =>
  code
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 2)
    .toUpperCase();

function hueOf(code: string): number {
  let hash = 0;
  for (const character of code) hash = (hash * 31 + character.charCodeAt(0)) % 3_600;
  return (hash * 7) % 360;
}
