import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

describe('LanguageSelect', () => {
  it('lists languages by their own names and returns the stored value', async () => {
    const onChange = vi.fn();
    await renderUi(<LanguageSelect onChange={onChange} />, { language: 'la' });
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'ພາສາ' });
    expect(list.value).toBe('la');
    expect([...list.options].map(({ text, lang }) => [text, lang])).toEqual([
      ['ไทย', 'th'],
      ['ລາວ', 'lo'],
      ['English', 'en'],
    ]);
    await userEvent.selectOptions(list, 'English');
    expect(onChange).toHaveBeenCalledWith('en');
  });
});
