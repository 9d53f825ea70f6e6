import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asShown, asWritten, joinWords } from './joined.ts';
import { joinedWords } from './joined-words.ts';

joinWords(joinedWords);

/** Returns all texts of a language. */
const textsOf = (tag: string): string[] => {
  const folder = new URL(`./${tag}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const texts: string[] = [];
    JSON.parse(readFileSync(new URL(file, folder), 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    return texts;
  });
};

describe('asShown', () => {
  it.each([
    ['a loan word, parted from its neighbours', 'ไม่โหลดแชตกับเรา', 'ไม่โหลด\u200bแช\u2060ต\u200bกับเรา'],
    ['a syllable of Lao', 'ໂຫຼດໃໝ່', 'ໂຫຼ\u2060ດ\u200bໃໝ່'],
    ['a compound', 'ติดต่อเจ้าหน้าที่', 'ติดต่อ\u200bเจ้า\u2060หน้าที่'],
    ['the longest word that is there', 'ลืมรหัสผ่าน', 'ลืม\u200bรหัส\u2060ผ่าน'],
    ['a number and its unit', '6 เท่า, 20 MB, 15 min', '6\u00a0เท่า, 20\u00a0MB, 15\u00a0min'],
    ['a span of time', 'from 08:00–24:00', 'from 08:00–\u206024:00'],
    ['a span of time before a unit', 'เวลา 08:00–24:00 น.', 'เวลา 08:00–\u206024:00\u00a0น.'],
    ['a dot between facts and the fact before it', 'รับ ฿50 · ฝาก ฿20', 'รับ ฿50\u00a0· ฝาก ฿20'],
    ['the sign of repetition in Thai', 'สั้น ๆ ได้', 'สั้น\u00a0ๆ ได้'],
    ['the sign of repetition in Lao', 'ສັ້ນໆ ໄດ້', 'ສັ້ນ\u2060ໆ ໄດ້'],
  ])('keeps %s together', (_, written, shown) => {
    expect(asShown(written)).toBe(shown);
  });

  it.each(['แชตู', '0891112222', 'https://example.com/ก', '6 games', '', 'Log in'])(
    'does not change %j',
    (text) => {
      expect(asShown(text)).toBe(text);
    },
  );

  it('allows no line break before a quotation mark', () => {
    expect(asShown('“ลิงก์”')).toBe('“ลิ\u2060งก์”');
  });

  it.each(['th', 'lo', 'en'])('is idempotent and reversible in %s', (tag) => {
    const changed = textsOf(tag).filter((text) => {
      const shown = asShown(text);
      return asShown(shown) !== shown || asWritten(shown) !== text;
    });
    expect(changed).toEqual([]);
  });

  it('uses each word of the list', () => {
    const all = [...textsOf('th'), ...textsOf('lo')].join('\n');
    const unused = joinedWords.filter((word) => !all.includes(word.replaceAll('·', '')));
    expect(unused).toEqual([]);
  });
});
