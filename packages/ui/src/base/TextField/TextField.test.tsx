import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { TextField } from './TextField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const wordsOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('TextField', () => {
  it('is named by its label, which leads to it', async () => {
    await renderUi(<TextField label="Name" />);
    await userEvent.click(screen.getByText('Name'));
    expect(document.activeElement).toBe(field());
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
  });

  it('tells what is wrong before what helps', async () => {
    await renderUi(<TextField label="Name" description="As on your card" error="Enter your name" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(wordsOf(field())).toEqual(['Enter your name', 'As on your card']);
  });

  it('is marked without words of its own where they stand elsewhere', async () => {
    await renderUi(<TextField label="Name" error />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps the words it is given from outside', async () => {
    await renderUi(
      <>
        <p id="more">More</p>
        <TextField label="Name" aria-describedby="more" error="Enter your name" />
      </>,
    );
    expect(wordsOf(field())).toEqual(['More', 'Enter your name']);
  });

  it('says that it is required without changing its name', async () => {
    await renderUi(<TextField label="Name" required />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).required).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('hands out the input', async () => {
    const input = createRef<HTMLInputElement>();
    await renderUi(<TextField ref={input} label="Name" />);
    expect(input.current).toBe(field());
  });
});
