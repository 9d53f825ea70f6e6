import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { contrast } from '@wallet/contract/contrast';
import { BankBadge } from './BankBadge.tsx';
import { bankColors } from './bank-colors.ts';

const badge = (letters: string) => screen.getByText(letters).closest<HTMLElement>('[aria-hidden]')!;

describe('BankBadge', () => {
  it.each([...Object.keys(bankColors), 'NEW'])('%s is readable', async (code) => {
    await renderUi(<BankBadge code={code} />);
    const { style } = badge(code.slice(0, 3));
    const ratio = contrast(style.getPropertyValue('--bank-text'), style.getPropertyValue('--bank'));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it('reads a code in any case', async () => {
    await renderUi(<BankBadge code="kbank" />);
    expect(badge('KBA').style.getPropertyValue('--bank')).toBe(bankColors.KBANK);
  });
});
