import { Badge, Modal } from '@mantine/core';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setNonce } from 'get-nonce';
import { renderUi } from '../../vitest.render.tsx';
import { MantineScope } from './MantineScope.tsx';

afterEach(() => setNonce(''));

describe('MantineScope', () => {
  it('is dark and keeps nothing in storage', async () => {
    await renderUi(<MantineScope>page</MantineScope>);
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
    expect(localStorage).toHaveLength(0);
  });

  it('puts the nonce of the page on the styles it makes', async () => {
    setNonce('abc');
    await renderUi(<MantineScope>page</MantineScope>);
    expect([...document.querySelectorAll('style')].some((style) => style.nonce === 'abc')).toBe(true);
  });

  it('adds nothing inside of another', async () => {
    await renderUi(
      <MantineScope>
        <MantineScope>
          <Badge>one</Badge>
        </MantineScope>
      </MantineScope>,
    );
    expect(
      document.querySelectorAll('style[data-mantine-styles]:not([data-mantine-styles="classes"])'),
    ).toHaveLength(1);
  });

  it.each([
    ['th', 'ปิด'],
    ['la', 'ປິດ'],
  ] as const)('names the close buttons of Mantine in %s', async (language, name) => {
    await renderUi(
      <MantineScope>
        <Modal opened title="x" onClose={() => undefined}>
          text
        </Modal>
      </MantineScope>,
      { language },
    );
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});
