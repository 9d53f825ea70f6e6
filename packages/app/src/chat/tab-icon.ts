import { pageColor } from '#env.ts';

/** CSS pixels of a tab's icon on a high-density screen. */
const size = 64;

/** The theme's negative colour (ui/theme). */
const red = '#ff6b6b';

/** Draws a picture with a badge; resolves to the address of the new one. Rejects where canvas is unavailable. */
export async function drawBadge(address: string): Promise<string> {
  const icon = new Image(size, size);
  icon.src = address;
  await new Promise((resolve, reject) => {
    icon.onload = resolve;
    icon.onerror = reject;
  });
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser has no canvas');
  drawing.drawImage(icon, 0, 0, size, size);
  for (const [radius, colour] of [
    [20, pageColor],
    [16, red],
  ] as const) {
    drawing.beginPath();
    drawing.arc(size - 17, 17, radius, 0, 2 * Math.PI);
    drawing.fillStyle = colour;
    drawing.fill();
  }
  return canvas.toDataURL('image/png');
}
