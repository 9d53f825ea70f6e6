/**
 * Web storage that may be blocked or full: then values live as long as the page (quality 4). The keys are those of
 * spec 3, and what decision records name: `slips-sent` (012), `deposit-method` and `deposit-outstanding` (013),
 * `wallet-seen`, `amounts-hidden`, `promotions-hidden` and `withdrawal-followed` (014),
 * `spin-won` (017), `play-safely` and `session-clock` (018), `visits` and `missing-chunk` (019).
 */
export type StorageKey =
  | 'remember-agreement'
  | 'last_sync'
  | 'token'
  | 'locale'
  | 'code'
  | 'guest-id'
  | 'slips-sent'
  | 'deposit-method'
  | 'deposit-outstanding'
  | 'wallet-seen'
  | 'amounts-hidden'
  | 'promotions-hidden'
  | 'withdrawal-followed'
  | 'spin-won'
  | 'play-safely'
  | 'session-clock'
  | 'visits'
  | 'missing-chunk';

type Area = 'localStorage' | 'sessionStorage';

const page = new Map<string, string>();

function attempt<T>(area: Area, access: (storage: Storage) => T): T | undefined {
  try {
    return access(window[area]);
  } catch {
    return undefined;
  }
}

/** The stored value, of either area; undefined when there is none. */
export function readStored(key: StorageKey): string | undefined {
  return (
    page.get(key) ??
    attempt('sessionStorage', (storage) => storage.getItem(key)) ??
    attempt('localStorage', (storage) => storage.getItem(key)) ??
    undefined
  );
}

/** Keeps a value: for good, or for the session. */
export function store(key: StorageKey, value: string, keep: 'for-good' | 'for-session' = 'for-good'): void {
  forget(key);
  const kept = attempt(keep === 'for-good' ? 'localStorage' : 'sessionStorage', (storage) => {
    storage.setItem(key, value);
    return true;
  });
  if (!kept) page.set(key, value);
}

/** Whether a value that was stored will still be there after a reload. */
export const outlivesPage = (key: StorageKey): boolean => !page.has(key);

/** How long a value that is there is kept. */
export const keptFor = (key: StorageKey): 'for-good' | 'for-session' =>
  attempt('localStorage', (storage) => storage.getItem(key)) == null ? 'for-session' : 'for-good';

/** Removes values wherever they are. */
export function forget(...keys: StorageKey[]): void {
  for (const key of keys) {
    page.delete(key);
    attempt('sessionStorage', (storage) => storage.removeItem(key));
    attempt('localStorage', (storage) => storage.removeItem(key));
  }
}
