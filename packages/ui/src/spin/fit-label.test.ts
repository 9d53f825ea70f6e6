import { describe, expect, it } from 'vitest';
import { fitLabel } from './fit-label.ts';

/** Room of one of 8 and one of 24 sectors. */
const wide = { length: 92, height: 46 };
const narrow = { length: 92, height: 15 };

describe('a label on its sector', () => {
  it('is as large as possible when it is short', () => {
    expect(fitLabel('฿500', wide)).toEqual({ lines: ['฿500'], size: 18 });
  });

  it('breaks between words before it becomes small', () => {
    expect(fitLabel('Two more spins', wide).lines).toEqual(['Two more', 'spins']);
    const { lines, size } = fitLabel('เงินสดหนึ่งร้อยบาทถ้วน', wide);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toBe('เงินสดหนึ่งร้อยบาทถ้วน');
    expect(size).toBeGreaterThan(9);
  });

  it('stays on one line where the sector is too narrow for two', () => {
    expect(fitLabel('Two more spins', narrow).lines).toEqual(['Two more spins']);
  });

  it.each([wide, narrow])(
    'is cut when nothing else helps, and never within a letter and its marks',
    (room) => {
      const { lines, size } = fitLabel('เครื่องใช้ไฟฟ้าขนาดใหญ่ที่สุดในร้านพร้อมจัดส่งถึงบ้านฟรีทั่วประเทศ', room);
      expect(size).toBe(9);
      expect(lines.at(-1)).toMatch(/…$/);
      for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
      expect(lines.length * 1.4 * size).toBeLessThanOrEqual(room.height);
    },
  );

  it('ignores the width of combining marks', () => {
    expect(fitLabel('ที่นี่', wide).size).toBe(fitLabel('ทน', wide).size);
  });

  it('accepts an empty one', () => {
    expect(fitLabel(' ', wide).lines).toEqual(['']);
  });
});
