import classes from './Spinner.module.css';

export interface SpinnerProps {
  /** Diameter in CSS pixels; 20 unless told. */
  size?: number;
}

/** A turning ring; decoration beside words that say what is awaited. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return <span className={classes.spinner} style={{ width: size, height: size }} aria-hidden />;
}
