import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { QrImage, SafeHtmlParts } from './SafeHtml.tsx';

describe('SafeHtmlParts', () => {
  const parts = ['the first part', 'the second part', 'the third part'];

  it.each([
    ['a comment', '<!-- draft'],
    ['a title', '<title>draft'],
    ['a style', '<style>draft{'],
    ['a script', '<script>draft('],
    ['a text field', '<textarea>draft'],
    ['plain text', '<plaintext>'],
    ['a frame', '<iframe srcdoc="draft'],
    ['a double quote', '<b title="draft'],
    ['a single quote', "<a href='draft"],
    ['a tag', '<b draft'],
    ['a drawing', '<svg><style>draft'],
    ['a list', '<ul><li><ol>'],
    ['the part itself, closed', '</li></ol></div>'],
  ])('shows every part where %s is left open at the end of the second', async (_what, left) => {
    const texts = parts.map((text, index) => `<p>${text}</p>${index === 1 ? left : ''}`);
    await renderUi(<SafeHtmlParts parts={texts} areNumbered lines={3} />);
    await screen.findByText(parts[0] ?? '');
    const items = [...document.querySelectorAll('ol:not(ol ol) > li')];
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(parts);
  });
});

describe('QrImage', () => {
  it('is an image, not live markup', async () => {
    await renderUi(<QrImage markup="<svg><path d='M0 0h1v1z'/></svg>" alt="QR" />);
    expect((await screen.findByRole<HTMLImageElement>('img', { name: 'QR' })).src).toMatch(
      /^data:image\/svg\+xml/,
    );
    expect(document.querySelector('path')).toBeNull();
  });

  it('shows an error without a drawing', async () => {
    await renderUi(<QrImage markup="" alt="QR" />);
    expect(await screen.findByText('The QR code could not be shown.')).toBeTruthy();
  });
});
