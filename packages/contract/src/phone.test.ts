import { describe, expect, test } from 'vitest';
import { isPhone, normalizePhone } from './phone.ts';

describe('a Thai phone number', () => {
  test.each([
    ['0891112222', '0891112222'],
    ['089-111-2222', '0891112222'],
    ['089 111 2222', '0891112222'],
    ['+66 89 111 2222', '0891112222'],
    ['+66 (0) 89 111 2222', '0891112222'],
    ['0066891112222', '0891112222'],
    ['๐๘๙๑๑๑๒๒๒๒', '0891112222'],
    // Copied from a list of contacts, and from a chat.
    ['\u202A+66 89 111 2222\u202C', '0891112222'],
    ['089\u200B1112222', '0891112222'],
    ['6681', '6681'],
    ['812345678', '812345678'],
    ['08x', '08x'],
    ['+8562055551234', '+8562055551234'],
  ])('%s is stored as %s', (typed, kept) => {
    expect(normalizePhone(typed, 'thailand')).toBe(kept);
    expect(normalizePhone(kept, 'thailand')).toBe(kept);
  });

  test.each([
    ['0891112222', true],
    ['081234567', false],
    ['08911122229', false],
    ['08123x5678', false],
    ['', false],
  ])('%j: %s', (phone, is) => {
    expect(isPhone(phone, 'thailand')).toBe(is);
  });
});

describe('a Lao phone number', () => {
  test.each([
    '020 5555 1234',
    '20 5555 1234',
    '+856 20 5555 1234',
    '+856 (0)20 5555 1234',
    '00856-20-5555-1234',
    '856 20 5555 1234',
    '໐໒໐໕໕໕໕໑໒໓໔',
  ])('%s is one and the same', (typed) => {
    expect(normalizePhone(typed, 'laos')).toBe('02055551234');
  });

  test.each([
    ['205', '0205'],
    ['021 212121', '021212121'],
    ['', ''],
    ['+6612', '+6612'],
    ['20x', '20x'],
  ])('%s is stored as %s', (typed, kept) => {
    expect(normalizePhone(typed, 'laos')).toBe(kept);
    expect(normalizePhone(kept, 'laos')).toBe(kept);
  });

  test.each([
    ['05', true],
    ['0205555123456789', true],
    ['020 5', false],
    ['+66812345678', false],
    ['', false],
  ])('has no length check: %j is one: %s', (phone, is) => {
    expect(isPhone(phone, 'laos')).toBe(is);
  });
});
