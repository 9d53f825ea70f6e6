/**
 * Shares of many small amounts, each rounded half up. The rounding error carries over to the next share, so that the
 * sum is off by at most half a satang.
 */
import { satang, type Satang } from '@wallet/contract/wire/money';
import { table } from '../world/store.ts';
import type { World } from '../world/world.ts';

interface Remainder {
  /** The purpose and the owner of the share. */
  readonly id: string;
  /** Hundredths of a satang that are still due; negative after rounding up. */
  readonly hundredths: number;
}

const remainders = table<Remainder>('shareRemainders');

/** Returns a percentage of an amount, adjusted by the previous remainder. Needs an open command. */
export function takeShare(world: World, id: string, amount: Satang, percent: number): Satang {
  const rows = remainders(world);
  const before = rows.get(id);
  const whole = (before?.hundredths ?? 0) + amount * percent;
  const share = satang(Math.floor((whole + 50) / 100));
  const hundredths = whole - share * 100;
  if (before) rows.update(id, { hundredths });
  else if (hundredths !== 0) rows.insert({ id, hundredths });
  return share;
}
