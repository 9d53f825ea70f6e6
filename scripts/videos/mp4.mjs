/** Writes H.264 frames of equal length as an mp4 file for progressive playback (ISO/IEC 14496-12, -15). */

const text = (value) => Buffer.from(value, 'latin1');
const u8 = (...values) => Buffer.from(values);
const u16 = (...values) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));
const zeros = (count) => Buffer.alloc(count);

const box = (type, ...parts) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), text(type), content]);
};
/** A box with a version and flags. */
const full = (type, flags, ...parts) => box(type, u32(flags), ...parts);

const upright = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/**
 * Returns the bytes of the file. `samples` are the frames, `{ data, isKey }` each; `description` is the configuration of
 * the encoder (avcC).
 */
export function mp4Of({ width, height, framesPerSecond, description, samples }) {
  const count = samples.length;
  const length = Math.round((count / framesPerSecond) * 1000);
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  const ftyp = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'));

  const picture = box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    box('avcC', description),
  );
  const moov = (begin) =>
    box(
      'moov',
      full('mvhd', 0, u32(0, 0, 1000, length, 0x10000), u16(0x100), zeros(10), upright, zeros(24), u32(2)),
      box(
        'trak',
        full('tkhd', 3, u32(0, 0, 1, 0, length), zeros(16), upright, u16(width, 0, height, 0)),
        box(
          'mdia',
          full('mdhd', 0, u32(0, 0, framesPerSecond, count), u16(0x55c4, 0)),
          full('hdlr', 0, u32(0), text('vide'), zeros(12), text('pictures\0')),
          box(
            'minf',
            full('vmhd', 1, zeros(8)),
            box('dinf', full('dref', 0, u32(1), full('url ', 1))),
            box(
              'stbl',
              full('stsd', 0, u32(1), picture),
              full('stts', 0, u32(1, count, 1)),
              full('stss', 0, u32(keys.length, ...keys)),
              full('stsc', 0, u32(1, 1, count, 1)),
              full('stsz', 0, u32(0, count, ...samples.map(({ data }) => data.length))),
              full('stco', 0, u32(1, begin)),
            ),
          ),
        ),
      ),
    );
  // The offset of the frames depends on the size of this box, which contains it.
  const begin = ftyp.length + moov(0).length + 8;
  return Buffer.concat([ftyp, moov(begin), box('mdat', ...samples.map(({ data }) => data))]);
}
