import { moneyText, type Satang } from '@wallet/contract/wire/money';
import { useState } from 'react';
import classes from './Money.module.css';

/**
 * Text of a total with small satang. After a change, the digits that differ roll once: upwards for more money. The text
 * is the present amount at any time.
 */
export function RollingTotal({ amount }: { amount: Satang }) {
  const [{ before, present }, setChange] = useState({ before: amount, present: amount });
  if (present !== amount) setChange({ before: present, present: amount });
  const text = moneyText(amount);
  // Places count from the right.
  const old = moneyText(before).padStart(text.length).slice(-text.length);
  return (
    <span
      className={classes.money}
      {...(amount < before && { 'data-less': true })}
      onAnimationEnd={() => setChange({ before: amount, present: amount })}
    >
      <Digits text={text.slice(0, -3)} old={old.slice(0, -3)} />
      <small>
        <Digits text={text.slice(-3)} old={old.slice(-3)} />
      </small>
    </span>
  );
}

/** A digit rolls when it mounts, so its key has its value. */
const Digits = ({ text, old }: { text: string; old: string }) =>
  text === old
    ? text
    : [...text].map((char, at) =>
        /\d/.test(char) && char !== old[at] ? (
          <span key={`${at}${char}`} className={classes.digit} data-before={old[at]}>
            {char}
          </span>
        ) : (
          char
        ),
      );
