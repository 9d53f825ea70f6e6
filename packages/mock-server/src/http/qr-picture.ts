/** A picture that looks like a QR code. It encodes no address, because the operators are invented. */
const modules = 29;
const quiet = 4;
const eye = 7;

/** Returns an SVG of black modules on white, with the quiet zone. The same code always gives the same picture. */
export function drawQr(code: string): string {
  const size = modules + 2 * quiet;
  const path = Array.from(
    { length: modules ** 2 },
    (_, at) => [at % modules, Math.floor(at / modules)] as const,
  )
    .filter(([x, y]) => isDark(x, y, code))
    .map(([x, y]) => `M${x + quiet} ${y + quiet}h1v1h-1z`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
  ].join('');
}

/** Draws three eyes in the corners, and noise seeded by the code elsewhere. */
function isDark(x: number, y: number, code: string): boolean {
  const far = modules - eye;
  const corner = [
    [0, 0],
    [far, 0],
    [0, far],
  ].find(([left = 0, top = 0]) => x >= left - 1 && x <= left + eye && y >= top - 1 && y <= top + eye);
  if (!corner) return noise(`${code} ${x} ${y}`) % 2 === 1;
  const [left = 0, top = 0] = corner;
  const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3));
  return ring !== 2 && ring !== 4;
}

function noise(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return (hash >>> 13) ^ (hash >>> 21);
}
