import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { OtpInput } from './OtpInput.tsx';

const Otp = ({ onComplete }: { onComplete: (code: string) => void }) => {
  const [value, setValue] = useState('');
  return <OtpInput label="Code" value={value} onChange={setValue} onComplete={onComplete} error="wrong" />;
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

describe('OtpInput', () => {
  it('is a single labelled field with SMS autofill', async () => {
    await renderUi(<Otp onComplete={() => undefined} />);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    const described = (field().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(
      expect.arrayContaining(['6 digits', 'wrong']),
    );
  });

  it('calls onComplete once per code', async () => {
    const onComplete = vi.fn();
    await renderUi(<Otp onComplete={onComplete} />);
    await userEvent.click(field());
    await userEvent.paste('12 34-56');
    expect(field().value).toBe('123456');
    await userEvent.type(field(), '7');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    await userEvent.type(field(), '{Backspace}9');
    expect(onComplete.mock.calls).toEqual([['123456'], ['123459']]);
  });

  it('accepts Thai digits and rejects letters', async () => {
    await renderUi(<Otp onComplete={() => undefined} />);
    await userEvent.type(field(), '๑a๒-๓');
    expect(field().value).toBe('123');
  });
});
