import { useState, type ComponentProps, type ReactNode } from 'react';
import { safeImageUrl } from '../external-url/external-url.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError' | 'referrerPolicy'> {
  /** URL of the operator or of a provider. */
  address: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Fills its box: cut at the edges, or whole. */
  fit?: 'cover' | 'contain';
  /** Rendered when the picture is missing, unsafe or broken. */
  fallback?: ReactNode;
}

/** A picture of another party; the sign of browsers for a broken one is never shown. */
export function Picture({ address, alt, fit, fallback = null, ...props }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const source = safeImageUrl(address);
  if (source === undefined || source === broken) return fallback;
  return (
    <img
      {...props}
      {...(fit && { style: { display: 'block', width: '100%', height: '100%', objectFit: fit } })}
      src={source}
      alt={alt}
      referrerPolicy="no-referrer"
      onError={() => setBroken(source)}
    />
  );
}
