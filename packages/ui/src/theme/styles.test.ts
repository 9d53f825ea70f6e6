import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Mantine's styles are imported per component, so a page carries only those it uses. This test requires every file
 * to import the styles of its components.
 */
const source = join(import.meta.dirname, '..');
const styles = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'));

const imported = (text: string) =>
  [...text.matchAll(/@?import '@mantine\/core\/styles\/(\w+)\.layer\.css'/g)].map(([, name]) => name);

/** Components with the inner components whose styles they need. */
const builtFrom: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ['InlineInput'],
  NativeSelect: ['Input'],
  Switch: ['InlineInput'],
  Modal: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Drawer: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Card: ['Paper'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  NumberInput: ['Input'],
  Button: ['Loader'],
  ActionIcon: ['Loader'],
  Menu: ['Popover'],
  Select: ['Combobox', 'Popover', 'ScrollArea'],
  Autocomplete: ['Combobox', 'Popover', 'ScrollArea'],
  PasswordInput: ['Input', 'ActionIcon', 'Loader'],
  SegmentedControl: ['FloatingIndicator'],
};

const foundation = imported(readFileSync(join(source, 'theme/foundation.css'), 'utf8'));

const needed = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name))
    .flatMap((name) => [...(builtFrom[name] ?? []), name])
    .filter((name) => existsSync(join(styles, `${name}.css`)));

const components = readdirSync(source, { encoding: 'utf8', recursive: true })
  .filter((file) => /\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** Returns the components whose code matches. */
const matching = (pattern: RegExp) =>
  components.filter(({ text }) => pattern.test(text)).map(({ file }) => file.replaceAll('\\', '/'));

describe('styles of Mantine', () => {
  it('are found in Mantine', () => {
    expect(components.length).toBeGreaterThan(20);
    expect(foundation).toContain('UnstyledButton');
    expect(needed("import { Switch, type SwitchProps, Checkbox } from '@mantine/core';")).toEqual([
      'InlineInput',
      'Switch',
      'InlineInput',
      'Checkbox',
    ]);
  });

  it('are imported by each component that needs them, and layered', () => {
    const missing = components.flatMap(({ file, text }) => {
      const brought = new Set([...foundation, ...imported(text)]);
      return needed(text).flatMap((name) => (brought.has(name) ? [] : `${file} ${name}`));
    });
    expect(missing).toEqual([]);
    expect(matching(/@mantine\/core\/styles(\.|\/\w+\.css)/)).toEqual([]);
  });
});

describe('components', () => {
  it('render buttons and fields with Mantine', () => {
    // The notice is for browsers without the scripts of Mantine.
    const own = matching(/<(?:button|input|select)\b/).map((file) => file.split('/').at(-1));
    expect(own.sort()).toEqual(['NativeButton.tsx', 'StartNotice.tsx']);
  });

  it('leave the radius of a button to the theme', () => {
    const own = components.filter(({ text }) => /<Button\b[^>]*\sradius=/.test(text.replaceAll('=>', '')));
    expect(own.map(({ file }) => file.replaceAll('\\', '/'))).toEqual(['chat/Composer/Composer.tsx']);
  });
});

/** Only digits, one letter or a Latin bank code: no marks. */
const withoutMarks: Readonly<Record<string, string>> = {
  'wallet/BalanceCard/BalanceCard.module.css': '1.3',
  'base/BankBadge/BankBadge.module.css': '1',
};

describe('our own styles', () => {
  const sheets = readdirSync(source, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(source, file), 'utf8') }));

  it('leave room for Thai and Lao marks (quality 7)', () => {
    const low = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/line-height: ([\d.]+);/g)]
        .filter(([, height = '']) => Number(height) < 1.6 && withoutMarks[file] !== height)
        .map(([line]) => `${file} ${line}`),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(low).toEqual([]);
  });

  it('leave no room below a shortened text, where marks of the next line would show', () => {
    const blocks = sheets.flatMap(({ text }) => text.match(/[^{}]*\{[^{}]*\}/g) ?? []);
    const shortened = blocks.filter((block) => block.includes('line-clamp'));
    expect(shortened.length).toBeGreaterThan(0);
    expect(shortened.filter((block) => block.includes('padding'))).toEqual([]);
  });

  it('use no letter spacing and no capitals', () => {
    const changed = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:letter-spacing|text-transform): (?!normal|none)[^;]+/g)].map(
        ([line]) => `${file} ${line}`,
      ),
    );
    // Field for codes in Latin letters.
    expect(changed).toEqual(['base/UppercaseInput/UppercaseInput.module.css text-transform: uppercase']);
  });

  it('show hovering where the pointer can hover: a tap would keep it', () => {
    const guarded = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
    const hovering = sheets.filter(({ text }) => text.includes(':hover'));
    expect(hovering.length).toBeGreaterThan(5);
    const unguarded = hovering.filter(({ text }) => text.replace(guarded, '').includes(':hover'));
    expect(unguarded.map(({ file }) => file)).toEqual([]);
  });

  it('leave the ring of a field to the theme: outside of all layers, the page would draw a second one', () => {
    const page = sheets.find(({ file }) => file === 'theme/page.css')?.text ?? '';
    expect(page).toContain(':focus-visible');
    const layered = /@layer page \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
    expect(page.replace(layered, '')).not.toContain(':focus-visible');
  });

  it('move by the tokens of the theme', () => {
    const page = sheets.find(({ file }) => file === 'theme/page.css')?.text ?? '';
    const used = sheets.flatMap(({ text }) => text.match(/--wallet-motion-\w+(?=\))/g) ?? []);
    expect(new Set(used)).toEqual(new Set(page.match(/--wallet-motion-\w+(?=:)/g)));
    const numbers = (page.match(/--wallet-motion-\w+: [^;]+/g) ?? []).map(
      (token) => token.split(': ')[1] ?? '',
    );
    expect(numbers.length).toBeGreaterThan(3);
    const repeated = sheets.flatMap(({ file, text }) =>
      (file === 'theme/page.css' ? [] : numbers)
        .filter((number) => text.includes(number))
        .map((number) => `${file} ${number}`),
    );
    expect(repeated).toEqual([]);
  });
});
