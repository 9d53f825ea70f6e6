import { useState } from 'react';
import classes from './OperatorMark.module.css';

export interface OperatorMarkProps {
  siteName: string;
  /** Address of the logo; without one, or when it cannot be drawn, the first letter of the name. */
  logo?: string | undefined;
}

/** The operator's logo in a fixed frame. */
export function OperatorMark({ siteName, logo }: OperatorMarkProps) {
  const [broken, setBroken] = useState<string>();
  if (!logo || broken === logo) {
    return (
      <span className={classes.mark} role="img" aria-label={siteName}>
        {[...siteName][0]?.toUpperCase()}
      </span>
    );
  }
  return <img className={classes.mark} src={logo} alt={siteName} onError={() => setBroken(logo)} />;
}
