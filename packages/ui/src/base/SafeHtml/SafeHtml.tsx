import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { toErrorBody } from '../fault.ts';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import classes from './SafeHtml.module.css';
import { useSanitizer } from './use-sanitizer.ts';

export interface SafeHtmlProps {
  /** Markup of the operator: conditions, notices, prizes. Placeholders are already replaced. */
  html: string;
  /** Turns phone numbers into links. */
  hasPhones?: boolean;
  /** Expected lines; reserves their height while the sanitiser loads. */
  lines?: number;
}

/** Only component that renders markup of a server, always sanitised (quality 3). */
export function SafeHtml({ html, hasPhones = false, lines = 2 }: SafeHtmlProps) {
  const t = useTranslation('common');
  const { sanitizer, hasFailed, retry } = useSanitizer();
  const clean = useMemo(
    () => sanitizer?.[hasPhones ? 'sanitizeWithPhones' : 'sanitizeRichText'](html),
    [sanitizer, html, hasPhones],
  );
  if (hasFailed)
    return <ErrorState title={t('html.failed')} onRetry={retry} failure={toErrorBody('connection')} />;
  if (clean === undefined) return <TextSkeleton lines={lines} />;
  return <div className={`${classes.box} ${classes.text}`} dangerouslySetInnerHTML={{ __html: clean }} />;
}

export interface SafeHtmlPartsProps {
  /** Markup of the operator; each part is closed separately. */
  parts: readonly string[];
  /** Numbered list; otherwise a line separates the parts. */
  areNumbered?: boolean;
  /** Expected lines of all parts. */
  lines: number;
  onShown?: () => void;
}

/** Several texts of the operator, each sanitised separately. */
export function SafeHtmlParts({ parts, areNumbered = false, lines, onShown }: SafeHtmlPartsProps) {
  const t = useTranslation('common');
  const { sanitizer, hasFailed, retry } = useSanitizer();
  const cleaned = useMemo(() => sanitizer && parts.map(sanitizer.sanitizeRichText), [sanitizer, parts]);
  const report = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (cleaned !== undefined) report();
  }, [cleaned]);
  if (hasFailed)
    return <ErrorState title={t('html.failed')} onRetry={retry} failure={toErrorBody('connection')} />;
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
  /** SVG markup of the code (decisions 7). */
  markup: string;
  alt: string;
  /** Side in CSS pixels; default 240. */
  size?: number;
}

/** QR code as an image with its white quiet zone, never as inline SVG. */
export function QrImage({ markup, alt, size = 240 }: QrImageProps) {
  const t = useTranslation('common');
  const { sanitizer, hasFailed, retry } = useSanitizer();
  const address = useMemo(() => sanitizer?.qrImageAddress(markup), [sanitizer, markup]);
  if (hasFailed)
    return <ErrorState title={t('html.qrFailed')} onRetry={retry} failure={toErrorBody('connection')} />;
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
