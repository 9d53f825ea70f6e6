import { useState } from 'react';

export interface SpotProps {
  src: string;
  /** Width in pixels; default 160. */
  width?: number | undefined;
}

/**
 * An illustration that only decorates. Its box is there before the picture, so nothing moves. The sign of browsers for a
 * broken one is never shown.
 */
export function Spot({ src, width = 160 }: SpotProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={width * 0.75}
      loading="lazy"
      decoding="async"
      style={broken === src ? { visibility: 'hidden' } : undefined}
      onError={() => setBroken(src)}
    />
  );
}
