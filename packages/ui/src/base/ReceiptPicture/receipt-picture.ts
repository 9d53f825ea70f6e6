/** Draws a receipt as a PNG in the shape of a ticket. Loaded on demand. */
import { correction, generate } from 'lean-qr';

export interface ReceiptContent {
  /** Product name of the operator. */
  readonly brand: string;
  readonly title: string;
  /** With its sign of currency. */
  readonly amount: string;
  readonly status: string;
  /** Source, destination, time, reference. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Content of the QR code. */
  readonly reference: string;
}

/** Pixels. */
const width = 1080;
const edge = 60;
const padding = 72;
const left = edge + padding;
const right = width - left;
const headHeight = 560;
const rowHeight = 84;
const codeSide = 280;
const quietZone = 28;
const notch = 32;

/** Returns the picture as a file. Throws when the canvas fails. */
export async function drawReceipt(content: ReceiptContent): Promise<File> {
  const { brand, title, amount, status, facts, reference } = content;
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  const { fontFamily } = getComputedStyle(document.body);
  const variables = getComputedStyle(document.documentElement);
  const colour = (name: string) => variables.getPropertyValue(`--mantine-color-${name}`).trim();
  const [page, card, line, gold, ink, soft] = [
    colour('dark-7'),
    colour('dark-6'),
    colour('dark-4'),
    colour('gold-4'),
    colour('dark-0'),
    colour('dark-2'),
  ];
  const numerals = variables.getPropertyValue('--wallet-numerals').trim() || fontFamily;
  const font = (weight: number, size: number) => `${weight} ${size}px ${fontFamily}`;
  context.font = font(500, 40);
  // A value that does not fit beside its label has a row of its own.
  const rows = facts.map(([label, value]) => {
    const isLong = context.measureText(`${label}  ${value}`).width > right - left;
    return { label, value, isLong };
  });
  const factsHeight = rows.reduce((height, { isLong }) => height + rowHeight * (isLong ? 1.7 : 1), 0);
  const stub = headHeight + factsHeight + 56;
  canvas.width = width;
  canvas.height = stub + codeSide + 2 * padding + edge;

  const text = (words: string, x: number, y: number, style: string, fill: string) => {
    context.font = style;
    context.fillStyle = fill;
    context.fillText(words, x, y, right - left);
  };
  const circle = (x: number, y: number) => {
    context.beginPath();
    context.arc(x, y, notch, 0, 2 * Math.PI);
    context.fill();
  };
  const perforation = (y: number) => {
    context.fillStyle = page;
    circle(edge, y);
    circle(width - edge, y);
    context.strokeStyle = line;
    context.lineWidth = 4;
    context.setLineDash([14, 14]);
    context.beginPath();
    context.moveTo(edge + notch + 20, y);
    context.lineTo(width - edge - notch - 20, y);
    context.stroke();
  };

  context.fillStyle = page;
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = card;
  context.fillRect(edge, edge, width - 2 * edge, canvas.height - 2 * edge);
  context.fillStyle = gold;
  context.fillRect(edge, edge, width - 2 * edge, 12);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  text(brand, width / 2, 148, font(700, 44), gold);
  text(title, width / 2, 248, font(500, 44), soft);
  text(amount, width / 2, 356, `700 112px ${numerals}`, ink);
  text(status, width / 2, 456, font(600, 40), ink);
  perforation(headHeight - 28);

  let y = headHeight + rowHeight / 2 + 12;
  for (const { label, value, isLong } of rows) {
    context.textAlign = 'left';
    text(label, left, y, font(500, 40), soft);
    if (isLong) y += rowHeight * 0.7;
    context.textAlign = 'right';
    text(value, right, y, font(600, 40), ink);
    y += rowHeight;
  }
  perforation(stub);
  drawCode(context, reference, stub + padding);
  return fileOf(canvas);
}

/** Draws dark modules on white, which scanners need in every palette. */
function drawCode(context: CanvasRenderingContext2D, reference: string, top: number): void {
  const start = (width - codeSide) / 2;
  const code = generate(reference, { minCorrectionLevel: correction.M });
  const side = (codeSide - 2 * quietZone) / code.size;
  context.fillStyle = '#fff';
  context.fillRect(start, top, codeSide, codeSide);
  context.fillStyle = '#0e1116';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) {
        const [from, down] = [start + quietZone + x * side, top + quietZone + y * side];
        context.fillRect(from, down, side + 0.5, side + 0.5);
      }
}

async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be made');
  return new File([blob], 'receipt.png', { type: 'image/png' });
}
