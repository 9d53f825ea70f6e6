/** Draws a link as a QR code. Loaded on demand. */
import { correction, generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';

/** Returns a data URL: dark on white, with the four-module quiet zone that scanners need. */
export const drawLinkQr = (link: string): string =>
  toSvgDataURL(generate(link, { minCorrectionLevel: correction.M }), { on: '#0e1116', off: '#fff', pad: 4 });
