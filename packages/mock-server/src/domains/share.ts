/**
 * Shares of many small amounts, each rounded half up. The rounding error is carried to the next one, so that the sum is
 * at most half a satang off.
 */
import type { Satang } from '@wallet/contract/wire/money';
import { satang } from '@wallet/contract/wire/money';
import { table } from '../world/store.ts';
import type { World } from '../world/world.ts';

interface Remainder {
  /** The purpose and the owner of the share. */
  readonly id: string;
  /** Hundredths of a satang that are still due; below zero when there was too much. */
  readonly hundredths: number;
}

const remainders = table<Remainder>('shareRemainders');

/** So many percent of an amount, with what was left over before. Needs an open command. */
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
