import { describe, expect, it } from 'vitest';
import { checkHolderName, checkPasswords, holderNameToSend } from './rules.ts';

describe('the name of an account holder', () => {
  it.each([
    ['SOMCHAI JAIDEE', undefined],
    ['somchai', undefined],
    ['', 'required'],
    ['   ', 'required'],
    ['สมชาย', 'english'],
    ['ສົມໃຈ', 'english'],
    ['SOMCHAI 2', 'english'],
    ["D'ARC", 'english'],
    ['SOMCHAI-JAI', 'english'],
  ])('%j: %s', (name, problem) => {
    expect(checkHolderName(name)).toBe(problem);
  });

  it('is sent in capitals, its words one space apart', () => {
    expect(holderNameToSend('  somchai   jaidee ')).toBe('SOMCHAI JAIDEE');
  });
});

describe('a change of password', () => {
  it('needs all three', () => {
    expect(checkPasswords({ old: '', new: 'a longer one', confirm: '' })).toEqual({
      old: 'empty',
      confirm: 'empty',
    });
    expect(checkPasswords({ old: 'x', new: '  ', confirm: '  ' })).toEqual({
      new: 'empty',
      confirm: 'empty',
    });
  });

  it('needs the new one twice', () => {
    const typed = { old: 'x', new: 'a longer one' };
    expect(checkPasswords({ ...typed, confirm: 'b' })).toEqual({ confirm: 'mismatch' });
    expect(checkPasswords({ ...typed, confirm: typed.new })).toEqual({});
  });

  it('needs six letters of the new one, whatever the old one has', () => {
    const of = (typed: string) => checkPasswords({ old: 'x', new: typed, confirm: typed }).new;
    expect(['', '12345', 'ก้า🙂12', '123456', 'กขคงจฉ'].map(of)).toEqual([
      'empty',
      'tooShort',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says nothing of a mismatch while one is empty', () => {
    expect(checkPasswords({ old: 'x', new: 'a', confirm: '' }).confirm).toBe('empty');
    expect(checkPasswords({ old: 'x', new: '', confirm: 'a' }).confirm).toBeUndefined();
  });
});
