import { Button, CloseButton } from '@mantine/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../vitest.render.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { noBrand, themePalettes } from './brand.ts';
import { writeBrandVariables } from './css-variables.ts';
import { UiProvider } from './UiProvider.tsx';

const deep = ['#F', '#F', '#F', '#F', '#2A1A6E', '#F', '#F', '#F', '#F', '#F'] as const;

describe('the CSS variables', () => {
  it('are those of the used palettes, each once', () => {
    const css = writeBrandVariables(themePalettes);
    expect(css.match(/--mantine-color-gold-4: #F5C84B;/g)).toHaveLength(1);
    expect(css).toContain('--mantine-color-body: var(--mantine-color-dark-7);');
    expect(css).not.toMatch(/--mantine-color-(?:teal|violet|gray-\d)|undefined/);
    expect(css.length).toBeLessThan(12_000);
  });

  it('are in the colours of an operator', () => {
    const css = writeBrandVariables({ ...themePalettes, gold: deep, line: '#123456' });
    expect(css).toContain('--mantine-color-gold-4: #2A1A6E;');
    expect(css).toContain('--mantine-color-anchor: #2A1A6E;');
    expect(css).toContain('--mantine-color-default-border: #123456;');
  });
});

describe('UiProvider', () => {
  it('is dark and stores nothing', async () => {
    await renderUi('page');
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    expect(localStorage).toHaveLength(0);
  });

  it('has buttons with readable text in the colours of an operator', async () => {
    const palettes = { ...themePalettes, gold: deep };
    await renderUi(
      <UiProvider brand={{ ...noBrand, palettes }}>
        <Button>Save</Button>
      </UiProvider>,
    );
    const { style } = screen.getByRole('button', { name: 'Save' });
    expect(style.getPropertyValue('--button-color')).toBe('var(--mantine-color-white)');
  });

  it.each([
    ['Player Wallet', 'Log in · Player Wallet'],
    ['Mango & <Co>', 'Log in · Mango & <Co>'],
    ['Log in', 'Log in'],
    ['', 'Log in'],
  ])('shows the product name %j in titles: %j', async (name, title) => {
    await renderUi(<PageTitle>Log in</PageTitle>, { brand: { name } });
    expect(document.title).toBe(title);
  });

  it('names the close buttons of Mantine in the language of the page', async () => {
    await renderUi(<CloseButton />, { language: 'th' });
    expect(screen.getByRole('button', { name: 'ปิด' })).toBeTruthy();
  });
});
