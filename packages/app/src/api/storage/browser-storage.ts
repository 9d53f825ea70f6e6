/**
 * Web storage with a fallback in memory, because it may be blocked or full (quality 4). Keys come from spec 3 and
 * decision records. Those of a session and of its member end with it; those of the phone stay. A sign-in also removes
 * those of a member, because a session may end with its tab, without a sign-out.
 */
const keys = {
  token: 'session',
  'remember-agreement': 'session',
  last_sync: 'session',
  locale: 'phone',
  code: 'phone',
  'guest-id': 'phone',
  // Decision record 012.
  'slips-sent': 'member',
  // 013.
  'deposit-method': 'member',
  'pending-deposits': 'member',
  // 014.
  'wallet-cache': 'member',
  'amounts-hidden': 'phone',
  'promotions-hidden': 'session',
  'tracked-withdrawal': 'member',
  // 017.
  'unseen-prize': 'member',
  // 018.
  'play-safely': 'phone',
  'session-clock': 'member',
  // 019.
  visits: 'phone',
  'missing-chunk': 'phone',
  // 022.
  'vibration-off': 'phone',
  // 027.
  'unfinished-effects': 'member',
  'money-mismatch': 'member',
  'request-numbers': 'member',
  // 029.
  'chat-read': 'phone',
  'chat-outbox': 'member',
  'guest-outbox': 'phone',
  'chat-draft': 'member',
  // Decisions 57.
  registered: 'phone',
  // Decisions 89.
  'tokens-ended': 'phone',
} as const satisfies Record<string, 'member' | 'session' | 'phone'>;

export type StorageKey = keyof typeof keys;

type Area = 'localStorage' | 'sessionStorage';

/** Values that web storage did not take. */
const memory = new Map<string, string>();

function attempt<T>(area: Area, access: (storage: Storage) => T): T | undefined {
  try {
    return access(window[area]);
  } catch {
    return undefined;
  }
}

/** Returns the stored value of either area, or undefined. */
export function readStored(key: StorageKey): string | undefined {
  return (
    memory.get(key) ??
    attempt('sessionStorage', (storage) => storage.getItem(key)) ??
    attempt('localStorage', (storage) => storage.getItem(key)) ??
    undefined
  );
}

/** Returns whether a flag is stored; `true` is the only value. */
export const isFlagStored = (key: StorageKey): boolean => readStored(key) === 'true';

/** Stores a value for good or for the session. */
export function writeStored(
  key: StorageKey,
  value: string,
  lifetime: 'for-good' | 'for-session' = 'for-good',
): void {
  const isForGood = lifetime === 'for-good';
  // Replaced in one step: a key that is removed first would be absent for the other tabs in between.
  const isStored = attempt(isForGood ? 'localStorage' : 'sessionStorage', (storage) => {
    storage.setItem(key, value);
    return true;
  });
  if (isStored) {
    memory.delete(key);
    attempt(isForGood ? 'sessionStorage' : 'localStorage', (storage) => storage.removeItem(key));
  } else {
    removeStored(key);
    memory.set(key, value);
  }
}

/** Returns whether a stored value outlives a reload. */
export const outlivesPage = (key: StorageKey): boolean => !memory.has(key);

export const storedFor = (key: StorageKey): 'for-good' | 'for-session' =>
  attempt('localStorage', (storage) => storage.getItem(key)) == null ? 'for-session' : 'for-good';

export function removeStored(...keys: StorageKey[]): void {
  for (const key of keys) {
    memory.delete(key);
    attempt('sessionStorage', (storage) => storage.removeItem(key));
    attempt('localStorage', (storage) => storage.removeItem(key));
  }
}

export const clearTab = (): void => void attempt('sessionStorage', (storage) => storage.clear());

/** Returns the keys of some lifetimes. No constant, so that the first script of a page omits the list. */
const keysOf = (...lifetimes: (typeof keys)[StorageKey][]) =>
  (Object.keys(keys) as StorageKey[]).filter((key) => lifetimes.includes(keys[key]));

/** Returns whether a value belongs to the member, and ends with the session. */
export const isOfMember = (key: StorageKey): boolean => keys[key] === 'member';

/** Removes all keys of the session, the token and the data of its member included. */
export const clearSession = (): void => removeStored(...keysOf('session', 'member'));

export const clearMember = (): void => removeStored(...keysOf('member'));
