import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { DamagedLine, readLines, writeLine } from './line.ts';

const values = [{ n: 1, text: 'one\ntwo ฿' }, [], 'three'];
const lines = values.map(writeLine);
const whole = Buffer.concat(lines);
const beforeLast = whole.length - (lines.at(-1)?.length ?? 0);

describe('a line', () => {
  it('comes back as it was', () => {
    expect(readLines(whole)).toEqual({ values, wholeBytes: whole.length });
    expect(readLines(Buffer.alloc(0))).toEqual({ values: [], wholeBytes: 0 });
  });

  it('that is cut off anywhere is left out', () => {
    for (let end = beforeLast; end < whole.length; end++)
      expect(readLines(whole.subarray(0, end))).toEqual({
        values: values.slice(0, 2),
        wholeBytes: beforeLast,
      });
  });

  it('with any bit of any byte flipped is damaged', () => {
    for (let place = 0; place < whole.length; place++)
      for (let bit = 0; bit < 8; bit++) {
        const flipped = Buffer.from(whole);
        flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
        expect(() => readLines(flipped)).toThrow(DamagedLine);
      }
  });

  it('tells which one is damaged', () => {
    const flipped = Buffer.from(whole);
    flipped[beforeLast - 2] = 0;
    expect(() => readLines(flipped)).toThrow('Line 2 is damaged.');
  });
});
