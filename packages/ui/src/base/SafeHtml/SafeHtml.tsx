import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { toErrorBody } from '../fault.ts';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import type * as sanitize from './sanitize.ts';
import classes from './SafeHtml.module.css';

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
  const { sanitizer, failure } = useSanitizer('html.failed');
  const clean = useMemo(
    () => sanitizer?.[hasPhones ? 'sanitizeWithPhones' : 'sanitizeRichText'](html),
    [sanitizer, html, hasPhones],
  );
  if (failure) return failure;
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
  const { sanitizer, failure } = useSanitizer('html.failed');
  const cleaned = useMemo(() => sanitizer && parts.map(sanitizer.sanitizeRichText), [sanitizer, parts]);
  const report = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (cleaned !== undefined) report();
  }, [cleaned]);
  if (failure) return failure;
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
}

/** In CSS pixels. */
const qrSide = 232;

/** QR code as an image with its white quiet zone, never as inline SVG. */
export function QrImage({ markup, alt }: QrImageProps) {
  const t = useTranslation('common');
  const { sanitizer, failure } = useSanitizer('html.qrFailed');
  const address = useMemo(() => sanitizer?.qrImageAddress(markup), [sanitizer, markup]);
  if (failure) return failure;
  if (!sanitizer) {
    return (
      <span role="status" aria-label={t('state.loading')} aria-busy>
        <Skeleton width={`${qrSide}px`} height={`${qrSide}px`} />
      </span>
    );
  }
  if (address === undefined) return <p role="alert">{t('html.qrFailed')}</p>;
  return <img className={classes.qr} src={address} alt={alt} width={qrSide} height={qrSide} />;
}

const loadSanitizer = () => import('./sanitize.ts');

/** Loads the sanitiser before the first markup; a failed import is repeated with the markup. */
export const preloadSanitizer = (): void => void loadSanitizer().catch(() => undefined);

/** Returns the sanitiser, loaded with the first markup, or the sign that its loading failed. */
function useSanitizer(title: 'html.failed' | 'html.qrFailed') {
  const t = useTranslation('common');
  const [sanitizer, setSanitizer] = useState<typeof sanitize>();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadSanitizer()
      .then((module) => isCurrent && setSanitizer(module))
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [turn]);
  const retry = () => {
    // Old browsers keep a failed import until the page reloads.
    if (turn > 0 && navigator.onLine) return window.location.reload();
    setFailed(false);
    setTurn(turn + 1);
  };
  const failure = hasFailed && (
    <ErrorState title={t(title)} onRetry={retry} failure={toErrorBody('connection')} />
  );
  return { sanitizer, failure };
}
