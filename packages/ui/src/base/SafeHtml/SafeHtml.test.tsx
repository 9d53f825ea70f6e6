import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { QrImage, SafeHtml } from './SafeHtml.tsx';

describe('SafeHtml', () => {
  it('shows text and no handlers', async () => {
    await renderUi(<SafeHtml html={'<p onclick="x()">terms <b>apply</b></p>'} />);
    expect((await screen.findByText('apply')).parentElement?.outerHTML).toBe('<p>terms <b>apply</b></p>');
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

  it('says so when there is no drawing', async () => {
    await renderUi(<QrImage markup="" alt="QR" />);
    expect(await screen.findByText('The QR code could not be shown.')).toBeTruthy();
  });
});
