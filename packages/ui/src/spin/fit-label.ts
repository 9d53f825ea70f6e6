/** Room of a label, in units of the drawing: along the radius, and across it at the narrow end. */
export interface LabelRoom {
  readonly length: number;
  readonly height: number;
}

export interface FittedLabel {
  /** One or two lines. */
  readonly lines: readonly string[];
  /** Font size, in units of the drawing. */
  readonly size: number;
}

const sizes = { largest: 18, smallest: 9 };

/** In em: Thai and Lao stack marks above and below. */
const lineHeight = 1.4;

/** Estimated width in em; combining marks take no room, emoji and CJK more. */
const widthOf = (text: string): number =>
  [...text.normalize('NFC')].reduce(
    (width, letter) =>
      width +
      (/\p{M}|\u200d/u.test(letter)
        ? 0
        : /\p{Extended_Pictographic}|[\u1100-\u11ff\u2e80-\uffdc]/u.test(letter)
          ? 1.3
          : 0.68),
    0,
  );

/** Fits a label into a sector: as large as possible, on two lines if one is too small, cut only as a last resort. */
export function fitLabel(label: string, room: LabelRoom): FittedLabel {
  const text = label.trim().replace(/\s+/g, ' ');
  const one = fit([text], room);
  const two = fit(halves(text), room);
  const best = two.size > one.size ? two : one;
  if (best.size >= sizes.smallest) return best;
  const widest = room.length / sizes.smallest;
  const isTwo = room.height >= 2 * lineHeight * sizes.smallest;
  return { lines: isTwo ? filled(text, widest) : [cut(text, widest)], size: sizes.smallest };
}

/** Fills the first line with words and puts the rest on the second. */
function filled(text: string, widest: number): readonly string[] {
  const words = partsOf(text);
  let at = 1;
  while (
    at < words.length &&
    widthOf(
      words
        .slice(0, at + 1)
        .join('')
        .trim(),
    ) <= widest
  )
    at += 1;
  return [words.slice(0, at), words.slice(at)].map((part) => cut(part.join('').trim(), widest));
}

function fit(lines: readonly string[], { length, height }: LabelRoom): FittedLabel {
  const width = Math.max(...lines.map(widthOf));
  const size = Math.min(sizes.largest, length / width, height / (lines.length * lineHeight));
  return { lines, size: Math.floor(size * 10) / 10 };
}

/** Returns the narrowest split into two lines. Thai and Lao have no spaces between words. */
function halves(text: string): readonly string[] {
  const words = partsOf(text);
  let best = [text];
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at), words.slice(at)].map((part) => part.join('').trim());
    if (Math.max(...lines.map(widthOf)) < Math.max(...best.map(widthOf))) best = lines;
  }
  return best;
}

/** Splits a text into words with `Intl.Segmenter`, or at spaces without it. */
function partsOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter === 'undefined') return text.match(/[^ ]+ ?| /g) ?? [];
  // oxlint-disable-next-line compat/compat -- Firefox 115 splits at spaces
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Cuts a line with an ellipsis; a letter keeps its combining marks. */
function cut(line: string, widest: number): string {
  if (widthOf(line) <= widest) return line;
  const letters = line.match(/\P{M}\p{M}*/gu) ?? [];
  let kept = '';
  for (const letter of letters) {
    if (widthOf(`${kept}${letter}…`) > widest) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
