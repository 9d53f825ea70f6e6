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
    expect(checkPasswords({ old: '', new: 'a', confirm: '' }).empty).toEqual(['old', 'confirm']);
    expect(checkPasswords({ old: 'x', new: '  ', confirm: '  ' }).empty).toEqual(['new', 'confirm']);
  });

  it('needs the new one twice', () => {
    expect(checkPasswords({ old: 'x', new: 'a', confirm: 'b' })).toEqual({ empty: [], isMismatch: true });
    expect(checkPasswords({ old: 'x', new: 'a', confirm: 'a' })).toEqual({ empty: [], isMismatch: false });
  });

  it('says nothing of a mismatch while one is empty', () => {
    expect(checkPasswords({ old: 'x', new: 'a', confirm: '' }).isMismatch).toBe(false);
  });
});
