import { SpinResult } from '@wallet/contract/spin';
import { createStore } from '#api/store/create-store.ts';
import { storedResponse } from '#api/store/stored-response.ts';

/** Result of a spin until the player closes its dialog; it survives a reload and navigation. */
export const unseenPrize = createStore<SpinResult | undefined>({
  initial: undefined,
  stored: { key: 'unseen-prize', lifetime: 'for-session', ...storedResponse<SpinResult>(SpinResult) },
});
