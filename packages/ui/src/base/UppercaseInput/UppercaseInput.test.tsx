import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { UppercaseInput } from './UppercaseInput.tsx';

function Field({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <UppercaseInput label="Name" value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('UppercaseInput', () => {
  it('converts to capitals', async () => {
    await renderUi(<Field />);
    await userEvent.type(field(), 'somsak ไทย');
    expect(field().value).toBe('SOMSAK ไทย');
  });

  it('keeps the caret after an insertion', async () => {
    await renderUi(<Field initial="SOMK" />);
    field().focus();
    field().setSelectionRange(3, 3);
    await userEvent.keyboard('s');
    expect(field().value).toBe('SOMSK');
    expect(field().selectionStart).toBe(4);
    await userEvent.keyboard('a');
    expect(field().value).toBe('SOMSAK');
  });

  it('does not interrupt composition', async () => {
    await renderUi(<Field />);
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'jai' } });
    expect(field().value).toBe('jai');
    fireEvent.compositionEnd(field());
    expect(field().value).toBe('JAI');
  });
});
