import { SpinResult } from '@wallet/contract/spin';
import { readResponse } from '#api/read-response.ts';
import { createStore } from '#api/store/create-store.ts';

/** The result of a spin until the player has closed its dialog; it outlives a reload and leaving the page. */
const unseenPrize = createStore<SpinResult | undefined>({
  initial: undefined,
  resetOn: 'logout',
  stored: {
    key: 'spin-won',
    lifetime: 'for-session',
    parse(json) {
      const read = readResponse<SpinResult>(SpinResult, json);
      return read.isReadable ? read.value : undefined;
    },
  },
});

/** Stores a copy: two spins may have equal results, and each is shown. */
export const storeUnseenPrize = (result: SpinResult): void => unseenPrize.set({ ...result });

/** Called when the player has closed the dialog of the result. */
export const clearUnseenPrize = (): void => unseenPrize.set(undefined);

export const useUnseenPrize = (): SpinResult | undefined => unseenPrize.use();
