import { Button, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { blue, dark, gold, green, orange, red, surfaces } from './colors.ts';
import { contrast } from '@wallet/contract/contrast';

export default {
  title: 'Theme/Foundations',
  meta: {
    description: 'Colours with their contrast, type, numerals, space, corners and motion.',
  },
};

/** Colours of words. The red of words is lighter than the red of fills. */
const inks = {
  text: dark[0],
  muted: dark[2],
  placeholder: dark[3],
  gold: gold[4],
  green: green[4],
  blue: blue[4],
  orange: orange[4],
  red: red[3],
};

export const Contrast = () => (
  <div style={{ overflowX: 'auto' }} tabIndex={0}>
    <Table miw={480}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>ink</Table.Th>
          {Object.entries(surfaces).map(([name, color]) => (
            <Table.Th key={name}>
              {name} {color}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {Object.entries(inks).map(([name, ink]) => (
          <Table.Tr key={name}>
            <Table.Th>
              {name} {ink}
            </Table.Th>
            {Object.values(surfaces).map((ground) => (
              <Table.Td key={ground} style={{ color: ink, backgroundColor: ground }}>
                {contrast(ink, ground).toFixed(1)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

/** Each palette from its lightest shade; the fifth fills. */
export const Palettes = () => (
  <div className="stage-column">
    {Object.entries({ dark, gold, green, red, blue, orange }).map(([name, shades]) => (
      <div key={name}>
        <small>{name}</small>
        <div style={{ display: 'flex' }}>
          {shades.map((shade) => (
            <div key={shade} title={shade} style={{ flex: 1, height: 40, backgroundColor: shade }} />
          ))}
        </div>
      </div>
    ))}
  </div>
);

const words = { th: 'ยอดเงินรวม', lo: 'ຍອດເງິນລວມ', en: 'Total balance' };
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Type = () => (
  <div className="stage-column">
    {sizes.map((size) => (
      <p key={size} style={{ margin: 0, fontSize: `var(--mantine-font-size-${size})` }}>
        <small>{size}</small>{' '}
        {Object.entries(words).map(([lang, word]) => (
          <span key={lang} lang={lang}>
            {word} <b>{word}</b>{' '}
          </span>
        ))}
      </p>
    ))}
  </div>
);

/** Amounts in pixels of their size, beside words of each script. */
export const Numerals = (args: { baht: string; kip: string }) => (
  <div className="stage-column">
    {[13, 20, 36].map((size) => (
      <div key={size} style={{ fontSize: size, lineHeight: 1.4 }}>
        {Object.entries({ th: args.baht, lo: args.kip }).map(([lang, amount]) => (
          <div key={lang} lang={lang}>
            <span style={{ fontFamily: 'var(--wallet-numerals)', fontVariantNumeric: 'tabular-nums' }}>
              {amount}
            </span>{' '}
            {words[lang as keyof typeof words]}
          </div>
        ))}
      </div>
    ))}
  </div>
);
Numerals.args = { baht: '฿1,234,567.89', kip: '₭1,234,567.89' };

const spaces = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const corners = ['sm', 'md', 'lg'] as const;
const swatch = { height: 64, width: 96, backgroundColor: 'var(--mantine-color-gold-4)' };

export const SpaceAndCorners = () => (
  <div className="stage-column">
    {spaces.map((name) => (
      <div key={name} className="stage-row">
        <small style={{ width: '2rem' }}>{name}</small>
        <div style={{ ...swatch, height: 16, width: `var(--mantine-spacing-${name})` }} />
      </div>
    ))}
    <div className="stage-row">
      {corners.map((name) => (
        <div key={name}>
          <div style={{ ...swatch, borderRadius: `var(--mantine-radius-${name})` }} />
          <small>{name}</small>
        </div>
      ))}
    </div>
  </div>
);

const motions = ['fast', 'wait', 'roll', 'draw'] as const;

/** Plays each duration with the easing of what arrives. */
export const Motion = () => {
  const [isThere, setThere] = useState(false);
  return (
    <div className="stage-column">
      <Button onClick={() => setThere((before) => !before)}>Play</Button>
      {motions.map((name) => (
        <div key={name}>
          <small>{name}</small>
          <div
            style={{
              ...swatch,
              height: 16,
              transform: isThere ? 'translateX(10rem)' : 'none',
              transition: `transform var(--wallet-motion-${name}) var(--wallet-motion-out)`,
            }}
          />
        </div>
      ))}
    </div>
  );
};
