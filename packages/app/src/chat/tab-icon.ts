import { pageColor } from '#env.ts';

/** CSS pixels of a tab's icon on a phone's sharp screen. */
const size = 64;

/** The theme's colour of something negative (ui/theme). */
const red = '#ff6b6b';

/** Draws a picture with a badge at its corner; answers the address of the new one. Rejects where nothing can be drawn. */
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
