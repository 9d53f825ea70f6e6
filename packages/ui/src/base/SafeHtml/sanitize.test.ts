import { joinWords } from '@wallet/locales/joined';
import { joinedWords } from '@wallet/locales/joined-words';
import { afterEach, describe, expect, it } from 'vitest';
import { setImageOrigins } from '../external-url/external-url.ts';
import { qrImageAddress, sanitizeRichText, sanitizeWithPhones } from './sanitize.ts';

joinWords(joinedWords);

const clean = (html: string) => String(sanitizeRichText(html));

afterEach(() => setImageOrigins([]));

describe('rich text', () => {
  it('keeps text markup', () => {
    const html =
      '<h2>เงื่อนไข</h2><p>รวม <b>100</b><br><font color="#f5c84b">บาท</font></p><ul><li>1</li></ul>';
    expect(clean(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>body{display:none}</style>',
    '<iframe src="https://example.com"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<form action="https://example.com"><input name="otp"><button>OK</button></form>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<base href="https://example.com/"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ])('removes active content from %s', (html) => {
    expect(clean(html)).not.toMatch(
      /<(script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link)|onerror="?alert/i,
    );
  });

  it.each([
    'onclick',
    'onerror',
    'onload',
    'style',
    'class',
    'id',
    'name',
    'srcdoc',
    'formaction',
    'data-x',
    'aria-label',
  ])('drops the attribute %s', (attribute) => {
    expect(clean(`<p ${attribute}="x">a</p>`)).toBe('<p>a</p>');
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    '//example.com/x',
    '/user/home',
    'https://bank.example@evil.example/',
  ])('drops the link %j', (href) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  it.each([
    'https://example.com/p/@shop',
    'http://example.com',
    'tel:1323',
    'mailto:a@example.com',
    'line://ti/p/@shop',
  ])('keeps the link %s with noopener', (href) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe(
      `<a href="${href}" target="_blank" rel="noopener noreferrer">a</a>`,
    );
  });

  it('keeps words on their line, and addresses as they are', () => {
    expect(clean('<p>6 เท่า <a href="https://example.com/%E0%B8%81?แชต">แชต</a></p>')).toMatch(
      /^<p>6&nbsp;เท่า <a href="https:\/\/example\.com\/%E0%B8%81\?แชต"[^>]*>แช\u2060ต<\/a><\/p>$/,
    );
  });

  it('keeps pictures of allowed hosts or inlined, and no others', () => {
    expect(clean('<img src="https://example.com/a.png" alt="a">')).not.toContain('src=');
    setImageOrigins(['https://example.com']);
    expect(clean('<img src="https://example.com/a.png" alt="a">')).toContain(
      'src="https://example.com/a.png"',
    );
    expect(clean('<img src="data:image/png;base64,AAAA">')).toContain('src="data:image/png;base64,AAAA"');
    expect(clean('<img src="data:image/svg+xml;base64,AAAA">')).not.toContain('src=');
    expect(clean('<img src="http://example.com/a.png">')).not.toContain('src=');
    expect(clean('<img src="https://own@example.com/a.png">')).not.toContain('src=');
  });

  it.each([
    ['<hr width="5000">', '<hr>'],
    ['<hr width="50%">', '<hr width="50%">'],
    ['<table width="5000" height="99999"></table>', '<table></table>'],
    ['<table width="100%"></table>', '<table width="100%"></table>'],
    [
      '<table><tbody><tr><td height="99999" colspan="1000" rowspan="65534">a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      '<table><tbody><tr><td width="120" colspan="2">a</td></tr></tbody></table>',
      '<table><tbody><tr><td width="120" colspan="2">a</td></tr></tbody></table>',
    ],
    ['<p width="300" height="300">a</p>', '<p width="300">a</p>'],
    ['<ol start="999999999"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ])('bounds the sizes of %s', (html, bounded) => {
    expect(clean(html)).toBe(bounded);
  });

  it('keeps the proportions of a picture, and no more', () => {
    const sides = (html: string) => [...clean(html).matchAll(/(?:width|height)="\w+"/g)].map(String);
    expect(sides('<img alt="" width="1200" height="800">')).toEqual(['width="1200"', 'height="800"']);
    expect(sides('<img alt="" width="99999" height="1e9">')).toEqual([]);
  });
});

describe('phone numbers', () => {
  const linked = (html: string) =>
    [...String(sanitizeWithPhones(html)).matchAll(/<a href="tel:([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
      ([, number, text]) => [number, text],
    );

  it.each([
    ['โทร 02-123-4567 ทุกวัน', '021234567', '02-123-4567'],
    ['089 111 2222', '0891112222', '089 111 2222'],
    ['ໂທ 020 5551 2345.', '02055512345', '020 5551 2345'],
    ['<b>+66 81 234 5678</b>', '+66812345678', '+66 81 234 5678'],
  ])('become links in %s', (html, number, text) => {
    expect(linked(`<p>${html}</p>`)).toEqual([[number, text]]);
  });

  it.each([
    '08:00–24:00',
    '01/02/2026 08:00',
    '฿0.00 – 1,234,567,890.00',
    '1323',
    '<a href="https://example.com">089-111-2222</a>',
    '0812345678901234567',
  ])('are not seen in %s', (html) => {
    expect(linked(`<p>${html}</p>`)).toEqual([]);
  });

  it('are linked in what is safe only', () => {
    const html =
      '<p onclick="x">089-111-2222<script>0891112222</script> &lt;img src=x onerror=alert(1)&gt;</p>';
    expect(String(sanitizeWithPhones(html))).toBe(
      '<p><a href="tel:0891112222" target="_blank" rel="noopener noreferrer">089-111-2222</a> &lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });
});

describe('QR image', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1z" fill="#000"/></svg>';
  const shown = (markup: string) =>
    decodeURIComponent(qrImageAddress(markup)?.split(',').slice(1).join(',') ?? '');

  it('becomes a data URL with the same drawing', () => {
    expect(qrImageAddress(drawing)).toMatch(/^data:image\/svg\+xml/);
    expect(shown(drawing)).toContain('viewBox="0 0 2 2"');
    expect(shown(drawing)).toContain('d="M0 0h1v1z"');
    expect(shown(drawing)).toContain('xmlns="http://www.w3.org/2000/svg"');
  });

  it('is read behind an XML prologue', () => {
    expect(shown(`<?xml version="1.0"?><!DOCTYPE svg>${drawing}`)).toContain('M0 0h1v1z');
  });

  it.each([
    '<script>alert(1)</script>',
    '<foreignObject><p>x</p></foreignObject>',
    '<image href="https://example.com/x.png"/>',
    '<use href="#x"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<style>*{fill:url(https://example.com)}</style>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
  ])('drops %s', (part) => {
    const markup = drawing.replace('</svg>', `${part}</svg>`);
    expect(shown(markup)).not.toMatch(/script|foreignObject|<image|<use|<a[ >]|<style|animate|example\.com/);
    expect(shown(markup)).toContain('M0 0h1v1z');
  });

  it('drops paint with a URL', () => {
    expect(shown(drawing.replace('#000', 'url(https://example.com/x)'))).not.toContain('url(');
  });

  it.each(['', 'no drawing', '<p>text</p>', '<svg></svg>', '<img src=x onerror=alert(1)>'])(
    'is none for %j',
    (markup) => {
      expect(qrImageAddress(markup)).toBeUndefined();
    },
  );
});
