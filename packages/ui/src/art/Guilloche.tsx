const width = 320;
const middle = 48;

/** Number of waves; each is lower than the one before. */
const lines = 14;

/** Half waves across the picture. */
const halves = 5;
const half = width / halves;

/** Height of the highest wave in units of the drawing, whose height is 96. */
const swing = 40;

const waves = Array.from({ length: lines }, (_, at) => {
  // The control point of a curve is twice as far away as the curve itself.
  const height = 2 * swing * Math.cos((at * Math.PI) / (lines - 1));
  const shift = ((at % 3) - 1) * (half / 5);
  return `M${(shift - half).toFixed(1)} ${middle}q${half / 2} ${height.toFixed(1)} ${half} 0${`t${half} 0`.repeat(halves + 1)}`;
}).join('');

/**
 * The fine lines of security print. Each wave is half a phase apart from its mirror; the swing falls by the cosine, so
 * that lines crowd at the outside as on a bank note.
 */
export const Guilloche = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${width} 96`} preserveAspectRatio="none" aria-hidden>
    <path d={waves} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
  </svg>
);
