import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** Returns a QR code as SVG: black on white, with the quiet zone of four modules that scanners need. */
export const drawQrMarkup = (text: string): string =>
  toSvgSource(generate(text), { on: '#000', off: '#fff', pad: 4, scale: 8 });
