/** The daily window in which slips are rejected (decisions 15). */
import type { SlipWindow } from '@wallet/contract/deposit';
import { hourAt } from '@wallet/contract/wire/time';
import type { World } from '../../world/world.ts';
import { readSettings } from '../site/site.ts';

/** Returns whether slips are accepted now. The window excludes its end and may cross midnight. */
export function showSlipWindow(world: World): SlipWindow {
  const closed = readSettings(world).slipClosed;
  if (!closed) return { isOpen: true };
  const { from, to } = closed;
  const now = hourAt(world.clock.now());
  const isClosed = from < to ? from <= now && now < to : from <= now || now < to;
  return { isOpen: !isClosed, closedFrom: from, closedTo: to };
}
