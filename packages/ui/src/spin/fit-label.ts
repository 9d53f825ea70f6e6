/** The room for words in a sector, in units of the drawing: along the radius, and across it at the narrow end. */
export interface LabelRoom {
  readonly length: number;
  readonly height: number;
}

export interface FittedLabel {
  /** One line, or two. */
  readonly lines: readonly string[];
  /** The size of the letters, in units of the drawing. */
  readonly size: number;
}

const sizes = { largest: 18, smallest: 9 };

/** Height of a line, in letters: Thai and Lao stack marks above and below. */
const lineHeight = 1.4;

/** Letters of one width, pictures of another; marks stand on the letter before and take no room. */
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

/** Fits a label into a sector: as large as it can be, on two lines where one would be too small, cut at the end only. */
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

/** A first line of as many words as fit, and what fits of the rest. */
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

/** The two lines of the least width; between words, which Thai and Lao do not part by spaces. */
function halves(text: string): readonly string[] {
  const words = partsOf(text);
  let best = [text];
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at), words.slice(at)].map((part) => part.join('').trim());
    if (Math.max(...lines.map(widthOf)) < Math.max(...best.map(widthOf))) best = lines;
  }
  return best;
}

/** The words of a text and what is between them; where the browser knows none, what spaces part. */
function partsOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter === 'undefined') return text.split(/(?<= )/);
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** As much of a line as fits, with a sign that there is more; a letter keeps its marks. */
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
