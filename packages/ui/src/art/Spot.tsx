export interface SpotProps {
  src: string;
  /** Width in pixels; default 160. */
  width?: number | undefined;
}

/** An illustration that only decorates. Its box is there before the picture, so nothing moves. */
export const Spot = ({ src, width = 160 }: SpotProps) => (
  <img src={src} alt="" width={width} height={width * 0.75} loading="lazy" decoding="async" />
);
