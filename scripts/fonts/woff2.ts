/** Reads the metrics of a variable WOFF2 font: line height, and the width of each letter in each weight. */
import { brotliDecompressSync } from 'node:zlib';

export interface Font {
  /** Design units per em. */
  readonly unitsPerEm: number;
  /** Ascent, descent and line gap, in design units. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Returns the advance width in design units at a weight of 100 to 900, or undefined for a missing letter. */
  advance(letter: string, weight: number): number | undefined;
}

/** Table names that the directory stores as a number (WOFF2, 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

/** Reads a font. Throws unless it is a WOFF2 with one weight axis. */
export function readFont(file: Buffer): Font {
  const tables = tablesOf(file);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const hhea = table('hhea');
  const glyphs = glyphsOf(table('cmap'));
  const advances = advancesOf(table('hmtx'), hhea.readUInt16BE(34));
  const grow = growthOf(table('HVAR'));
  const position = positionOf(table('fvar'), tables.get('avar'));
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advance(letter, weight) {
      const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
      if (glyph === undefined) return undefined;
      return (advances[Math.min(glyph, advances.length - 1)] ?? 0) + grow(glyph, position(weight));
    },
  };
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 font');
  let at = 48;
  const variable = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const known = flags & 63;
    const tag =
      known < 63 ? knownTags.slice(known * 5, known * 5 + 4) : file.toString('latin1', at, (at += 4));
    const length = variable();
    const isOutline = tag === 'glyf' || tag === 'loca';
    // Outlines are transformed by default, all other tables only when flagged.
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? variable() : length, isTransformed };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let offset = 0;
  return new Map(
    entries.map(({ tag, length, isTransformed }) => {
      const start = offset;
      offset += length;
      // A transformed table has one byte of flags before the complete widths.
      const skipped = tag === 'hmtx' && isTransformed ? 1 : 0;
      const table = data.subarray(start + skipped, offset);
      return [tag, tag === 'hmtx' && !isTransformed ? withoutBearings(table) : table];
    }),
  );
}

/** A plain `hmtx` has a side bearing after each width. */
const withoutBearings = (table: Buffer) =>
  Buffer.concat(
    Array.from({ length: table.length >> 2 }, (_, index) => table.subarray(index * 4, index * 4 + 2)),
  );

const advancesOf = (hmtx: Buffer, count: number) =>
  Array.from({ length: count }, (_, index) => hmtx.readUInt16BE(index * 2));

/** Returns the glyphs by code point, from a format 4 table. */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = starts.find((one) => cmap.readUInt16BE(one) === 4);
  if (start === undefined) throw new Error('The font maps its letters in another way than expected');
  const table = cmap.subarray(start);
  const bytes = table.readUInt16BE(6);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < bytes; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + bytes + segment);
    const delta = table.readUInt16BE(16 + bytes * 2 + segment);
    const rangeAt = 16 + bytes * 3 + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Returns the normalised weight: lightest −1, default 0, heaviest 1. */
function positionOf(fvar: Buffer, avar: Buffer | undefined): (weight: number) => number {
  const axis = fvar.subarray(fvar.readUInt16BE(4));
  if (axis.toString('latin1', 0, 4) !== 'wght' || fvar.readUInt16BE(8) !== 1)
    throw new Error('The font varies by other things than its weight');
  const [least, usual, most] = [4, 8, 12].map((at) => axis.readInt32BE(at) / 65536) as [
    number,
    number,
    number,
  ];
  const bends = avar
    ? Array.from({ length: avar.readUInt16BE(8) }, (_, index) => ({
        from: avar.readInt16BE(10 + index * 4) / 16384,
        to: avar.readInt16BE(12 + index * 4) / 16384,
      }))
    : [];
  return (weight) => {
    const plain =
      weight < usual ? (weight - usual) / (usual - least) : (weight - usual) / (most - usual || 1);
    const above = bends.findIndex(({ from }) => from >= plain);
    const [low, high] = [bends[above - 1], bends[above]];
    if (!high || !low) return high?.to ?? plain;
    return low.to + ((plain - low.from) / (high.from - low.from)) * (high.to - low.to);
  };
}

/** Returns the change of a glyph's width at a weight (HVAR, one axis). */
function growthOf(hvar: Buffer): (glyph: number, position: number) => number {
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const regions = store.subarray(store.readUInt32BE(2));
  const shares = Array.from({ length: regions.readUInt16BE(2) }, (_, index) => {
    const [start, peak, end] = [4, 6, 8].map((at) => regions.readInt16BE(at + index * 6) / 16384) as [
      number,
      number,
      number,
    ];
    return (position: number) => {
      if (peak === 0) return 1;
      if (position <= start || position >= end) return position === peak ? 1 : 0;
      return position < peak ? (position - start) / (peak - start) : (end - position) / (end - peak || 1);
    };
  });
  const mapAt = hvar.readUInt32BE(8);
  const indexOf = mapAt === 0 ? (glyph: number) => glyph : indexesOf(hvar.subarray(mapAt));
  return (glyph, position) => {
    const index = indexOf(glyph);
    const data = store.subarray(store.readUInt32BE(8 + (index >> 16) * 4));
    const [words, count] = [data.readUInt16BE(2), data.readUInt16BE(4)];
    const row = 6 + count * 2 + (index & 0xffff) * (words + count);
    let growth = 0;
    for (let column = 0; column < count; column += 1) {
      const delta =
        column < words
          ? data.readInt16BE(row + column * 2)
          : data.readInt8(row + words * 2 + (column - words));
      growth += delta * (shares[data.readUInt16BE(6 + column * 2)]?.(position) ?? 0);
    }
    return growth;
  };
}

/** Returns the store index of each glyph: outer index in the upper half, inner index in the lower. */
function indexesOf(map: Buffer): (glyph: number) => number {
  const [format, entry] = [map.readUInt8(0), map.readUInt8(1)];
  const inner = (entry & 15) + 1;
  const size = ((entry >> 4) & 3) + 1;
  const count = format === 0 ? map.readUInt16BE(2) : map.readUInt32BE(2);
  const start = format === 0 ? 4 : 6;
  return (glyph) => {
    const value = map.readUIntBE(start + Math.min(glyph, count - 1) * size, size);
    return ((value >> inner) << 16) | (value & ((1 << inner) - 1));
  };
}
