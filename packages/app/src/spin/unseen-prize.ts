import { SpinResult } from '@wallet/contract/spin';
import { createStore } from '#api/store/create-store.ts';
import { storedResponse } from '#api/store/stored-response.ts';

/** Result of a spin until the player closes its dialog; it survives a reload and navigation. */
const unseenPrize = createStore<SpinResult | undefined>({
  initial: undefined,
  resetOn: 'logout',
  stored: { key: 'unseen-prize', lifetime: 'for-session', ...storedResponse<SpinResult>(SpinResult) },
});

/** Stores a copy: two spins with equal results are both shown. */
export const storeUnseenPrize = (result: SpinResult): void => unseenPrize.set({ ...result });

/** Called when the player closed the result dialog. */
export const clearUnseenPrize = (): void => unseenPrize.set(undefined);

export const useUnseenPrize = (): SpinResult | undefined => unseenPrize.use();
