import { generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Draws a QR code, with the light margin that cameras need. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const source = useMemo(() => toSvgDataURL(generate(text), { on: '#000', off: '#fff' }), [text]);
  return <img src={source} alt={label} style={{ width: 200, maxWidth: '100%', borderRadius: 8 }} />;
}
