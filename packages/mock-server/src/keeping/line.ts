/**
 * A line of a kept file is `<length> <checksum> <JSON>\n`: the bytes of the JSON and their CRC-32, each as 8 hex digits.
 * JSON has no raw line break, so a line that was cut off by a crash has none at all; any other difference from what was
 * written is damage.
 */
import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

const lineBreak = 0x0a;
const headLength = 18;

/** A line is not as it was written. */
export class DamagedLine extends Error {
  override readonly name = 'DamagedLine';
  /** From 1. */
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line} is damaged.`);
    this.line = line;
  }
}

export interface LinesRead {
  readonly values: readonly unknown[];
  /** How many bytes the whole lines take. After them comes nothing, or a line that was cut off. */
  readonly wholeBytes: number;
}

const hex = (number: number): string => number.toString(16).padStart(8, '0');
const headOf = (json: Uint8Array): string => `${hex(json.length)} ${hex(crc32(json))} `;

/** A value as a line. */
export function writeLine(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  return Buffer.concat([Buffer.from(headOf(json)), json, Buffer.of(lineBreak)]);
}

/** The whole lines of a file. Throws a DamagedLine. */
export function readLines(bytes: Buffer): LinesRead {
  const values: unknown[] = [];
  let start = 0;
  for (let end = bytes.indexOf(lineBreak); end !== -1; end = bytes.indexOf(lineBreak, start)) {
    const json = bytes.subarray(start + headLength, end);
    if (bytes.toString('latin1', start, Math.min(start + headLength, end)) !== headOf(json))
      throw new DamagedLine(values.length + 1);
    values.push(JSON.parse(json.toString()));
    start = end + 1;
  }
  if (!isCutOff(bytes.subarray(start))) throw new DamagedLine(values.length + 1);
  return { values, wholeBytes: start };
}

/** Whether a rest without a line break is the beginning of a line, or nothing. */
function isCutOff(rest: Buffer): boolean {
  if (rest.length < headLength) return true;
  const [, length] = /^([0-9a-f]{8}) [0-9a-f]{8} $/.exec(rest.toString('latin1', 0, headLength)) ?? [];
  return length !== undefined && rest.length < headLength + parseInt(length, 16) + 1;
}
