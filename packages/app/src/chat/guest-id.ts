import { GuestId } from '@wallet/contract/chat';
import { newIntent } from '#api/intent.ts';
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

/** Returns the guest's id in this browser: 128 random bits, generated once (spec 4; quality 4). */
export function guestId(): string {
  const kept = GuestId.safeParse(readStored('guest-id'));
  if (kept.success) return kept.data;
  const made = newIntent();
  writeStored('guest-id', made);
  return made;
}
