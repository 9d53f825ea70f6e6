import { expect, it } from 'vitest';
import { redactForeignText } from './redaction.ts';

it('the password of an address is masked as a whole', () => {
  expect(redactForeignText('see https://me:hush!hush@db.example/x')).toBe('see https://[token]@db.example/x');
});

it('secrets of the greatest length are masked', () => {
  const [name, header, path] = ['n'.repeat(64), `eyJ${'h'.repeat(2_000)}`, 'p'.repeat(1_900)];
  const text = `${name}@player.example ${header}.body.end https://db.example/${path}?key=hush`;
  expect(redactForeignText(text)).toBe(`[email] [token] https://db.example/${path}?[link]`);
});

it.each(['a', 'http://'])('a foreign text of 8 MB of %j is its length alone', (part) => {
  const text = part.repeat(8_000_000 / part.length);
  expect(redactForeignText(text) === `[${text.length} characters]`).toBe(true);
});
