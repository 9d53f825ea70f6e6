/** The route in the hash: `#/w1/traffic`, so that a URL can be shared and the server needs no routes. */
import { useHash } from '@mantine/hooks';

export const pages = [
  'worlds',
  'traffic',
  'transitions',
  'members',
  'clock',
  'faults',
  'chat',
  'scenarios',
  'audit',
] as const;
export type PageName = (typeof pages)[number];

export interface Route {
  readonly world: string;
  readonly page: PageName;
}

export const addressOf = ({ world, page }: Route): string => `#/${encodeURIComponent(world)}/${page}`;

function routeOf(hash: string): Route {
  const [, world = '', page = ''] = hash.split('/');
  return {
    world: decoded(world) || 'default',
    page: pages.find((name) => name === page) ?? 'worlds',
  };
}

/** Returns the text as it stands when its escapes are broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function useRoute(): [Route, (route: Partial<Route>) => void] {
  const [hash, setHash] = useHash({ getInitialValueInEffect: false });
  const route = routeOf(hash);
  return [route, (change) => setHash(addressOf({ ...route, ...change }))];
}
