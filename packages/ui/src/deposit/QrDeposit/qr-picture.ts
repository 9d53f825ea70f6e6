/** Draws a QR code with its amount and receiver as a PNG. Loaded on demand. */
import { qrImageAddress } from '../../base/SafeHtml/sanitize.ts';

export interface QrPictureContent {
  /** SVG as received; untrusted. */
  readonly markup: string;
  readonly name: string;
  /** Large text above the code. */
  readonly amount: string;
  /** Lines below the code: receiver, expiry. */
  readonly lines: readonly string[];
}

/** Pixels; wide enough for the QR readers of bank apps. */
const width = 1080;
const margin = 90;
const codeSide = width - 2 * margin;
const amountHeight = 210;
const lineHeight = 66;

const ink = '#0e1116';
const softInk = '#454d59';

/** Returns the picture as a file. Throws when the markup has no drawing or the canvas fails. */
export async function drawQrPicture({ markup, name, amount, lines }: QrPictureContent): Promise<File> {
  const address = qrImageAddress(markup, codeSide);
  if (address === undefined) throw new Error('The markup of the code holds no drawing');
  const code = new Image();
  code.src = address;
  await Promise.all([code.decode(), document.fonts?.ready]);

  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  const family = getComputedStyle(document.body).fontFamily;
  const linesFont = `500 42px ${family}`;
  context.font = linesFont;
  const rows = lines.flatMap((line) => wrapped(context, line));
  canvas.width = width;
  canvas.height = amountHeight + codeSide + rows.length * lineHeight + margin;

  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.font = `700 96px ${family}`;
  context.fillText(amount, width / 2, amountHeight / 2 + margin / 4, codeSide);
  // Sharp modules are easier to scan.
  context.imageSmoothingEnabled = false;
  context.drawImage(code, margin, amountHeight, codeSide, codeSide);
  context.font = linesFont;
  context.fillStyle = softInk;
  rows.forEach((row, at) =>
    context.fillText(row, width / 2, amountHeight + codeSide + (at + 0.75) * lineHeight, codeSide),
  );

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be made');
  return new File([blob], name, { type: 'image/png' });
}

/** Wraps a line at spaces. */
function wrapped(context: CanvasRenderingContext2D, line: string): string[] {
  const rows: string[] = [];
  for (const word of line.split(' ')) {
    const row = rows.at(-1);
    const longer = row === undefined ? word : `${row} ${word}`;
    if (row !== undefined && context.measureText(longer).width > codeSide) rows.push(word);
    else rows.splice(-1, 1, longer);
  }
  return rows;
}
