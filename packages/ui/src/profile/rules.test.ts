import { describe, expect, it } from 'vitest';
import { checkHolderName, checkPasswords } from './rules.ts';

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
});

describe('a change of password', () => {
  it('requires all fields', () => {
    expect(checkPasswords({ old: '', new: 'a longer one', confirm: '' })).toEqual({
      old: 'empty',
      confirm: 'empty',
    });
    expect(checkPasswords({ old: 'x', new: '  ', confirm: '  ' })).toEqual({
      new: 'empty',
      confirm: 'empty',
    });
  });

  it('requires the new password twice', () => {
    const typed = { old: 'x', new: 'a longer one' };
    expect(checkPasswords({ ...typed, confirm: 'b' })).toEqual({ confirm: 'mismatch' });
    expect(checkPasswords({ ...typed, confirm: typed.new })).toEqual({});
  });

  it('requires six letters of the new password only', () => {
    const of = (typed: string) => checkPasswords({ old: 'x', new: typed, confirm: typed }).new;
    expect(['', '12345', 'ก้า🙂12', '123456', 'กขคงจฉ'].map(of)).toEqual([
      'empty',
      'tooShort',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reports no mismatch while a field is empty', () => {
    expect(checkPasswords({ old: 'x', new: 'a', confirm: '' }).confirm).toBe('empty');
    expect(checkPasswords({ old: 'x', new: '', confirm: 'a' }).confirm).toBeUndefined();
  });
});
