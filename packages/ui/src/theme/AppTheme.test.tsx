import { Modal } from '@mantine/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../vitest.render.tsx';
import { AppTheme } from './AppTheme.tsx';

describe('AppTheme', () => {
  it('is dark and keeps nothing in storage', async () => {
    await renderUi(<p>page</p>);
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
    expect(localStorage).toHaveLength(0);
  });

  it('puts the nonce of the page on the styles it makes', async () => {
    await renderUi(<AppTheme nonce="abc">page</AppTheme>);
    expect([...document.querySelectorAll('style')].some((style) => style.nonce === 'abc')).toBe(true);
  });

  it.each([
    ['th', 'ปิด'],
    ['la', 'ປິດ'],
  ] as const)('names the close buttons of Mantine in %s', async (language, name) => {
    await renderUi(
      <Modal opened title="x" onClose={() => undefined}>
        text
      </Modal>,
      { language },
    );
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});
