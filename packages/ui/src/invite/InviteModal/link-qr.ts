/** Draws a link as a QR code. Loaded when somebody wants to see one. */
import { correction, generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';

/** The address of a picture: dark on white, with the quiet zone of four modules that scanners need. */
export const drawLinkQr = (link: string): string =>
  toSvgDataURL(generate(link, { minCorrectionLevel: correction.M }), { on: '#0e1116', off: '#fff', pad: 4 });
