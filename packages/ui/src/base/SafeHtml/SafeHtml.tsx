import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useWords } from '../../words/index.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { failureBy } from '../fault.ts';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import classes from './SafeHtml.module.css';
import { useSanitizer } from './use-sanitizer.ts';

export interface SafeHtmlProps {
  /** Markup of the operator: conditions, notices, prizes. Placeholders are replaced before it comes here. */
  html: string;
  /** Makes the phone numbers in it links to call. */
  hasPhones?: boolean;
  /** How many lines it will probably have: that much room is kept while the sanitiser comes. */
  lines?: number;
}

/** The one door for markup of a server: sanitised, never trusted (quality 3). */
export function SafeHtml({ html, hasPhones = false, lines = 2 }: SafeHtmlProps) {
  const t = useWords('common');
  const { sanitizer, hasFailed, retry } = useSanitizer();
  const clean = useMemo(
    () => sanitizer?.[hasPhones ? 'sanitizeWithPhones' : 'sanitizeRichText'](html),
    [sanitizer, html, hasPhones],
  );
  if (hasFailed)
    return <ErrorState title={t('html.failed')} onRetry={retry} failure={failureBy('connection')} />;
  if (clean === undefined) return <TextSkeleton lines={lines} />;
  return <div className={`${classes.box} ${classes.text}`} dangerouslySetInnerHTML={{ __html: clean }} />;
}

export interface SafeHtmlPartsProps {
  /** Markup of the operator: what is left open in one part ends with it. */
  parts: readonly string[];
  /** Whether each has its number; otherwise a line stands between them. */
  areNumbered?: boolean;
  /** How many lines they will probably have together. */
  lines: number;
}

/** Several texts of the operator, one below the other, each sanitised alone. */
export function SafeHtmlParts({ parts, areNumbered = false, lines }: SafeHtmlPartsProps) {
  const t = useWords('common');
  const { sanitizer, hasFailed, retry } = useSanitizer();
  const cleaned = useMemo(() => sanitizer && parts.map(sanitizer.sanitizeRichText), [sanitizer, parts]);
  if (hasFailed)
    return <ErrorState title={t('html.failed')} onRetry={retry} failure={failureBy('connection')} />;
  if (cleaned === undefined) return <TextSkeleton lines={lines} />;
  const [List, Part] = areNumbered ? (['ol', 'li'] as const) : (['div', 'div'] as const);
  return (
    <List className={`${classes.box} ${areNumbered ? classes.numbered : classes.ruled}`}>
      {cleaned.map((clean, at) => (
        <Part key={at} className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />
      ))}
    </List>
  );
}

export interface QrImageProps {
  /** The SVG markup of the code, as it travels (decisions 7). */
  markup: string;
  /** What the code is for. */
  alt: string;
  /** Side in CSS pixels; 240 unless told. */
  size?: number;
}

/** A QR code as an image on its white quiet zone, never as live markup. */
export function QrImage({ markup, alt, size = 240 }: QrImageProps) {
  const t = useWords('common');
  const { sanitizer, hasFailed, retry } = useSanitizer();
  const address = useMemo(() => sanitizer?.qrImageAddress(markup), [sanitizer, markup]);
  if (hasFailed)
    return <ErrorState title={t('html.qrFailed')} onRetry={retry} failure={failureBy('connection')} />;
  if (!sanitizer) {
    return (
      <span role="status" aria-label={t('state.loading')} aria-busy>
        <Skeleton width={`${size}px`} height={`${size}px`} />
      </span>
    );
  }
  if (address === undefined) return <p role="alert">{t('html.qrFailed')}</p>;
  return <img className={classes.qr} src={address} alt={alt} width={size} height={size} />;
}
