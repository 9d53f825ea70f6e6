/** The route in the hash: `#/w1/traffic/17`, so that a URL can be shared and the server needs no routes. */
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
  /** The journal entry whose moment is shown; the present by default. */
  readonly at?: number | undefined;
}

export const addressOf = ({ world, page, at }: Route): string =>
  ['#', world, page, ...(at === undefined ? [] : [at])].join('/');

function routeOf(hash: string): Route {
  const [, world = '', page = '', entry = ''] = hash.split('/');
  return {
    world: world || 'default',
    page: pages.find((name) => name === page) ?? 'worlds',
    at: /^\d{1,9}$/.test(entry) ? Number(entry) : undefined,
  };
}

/** Returns the route, and a function that changes it. Another world begins at its present. */
export function useRoute(): [Route, (route: Partial<Route>) => void] {
  const [hash, setHash] = useHash({ getInitialValueInEffect: false });
  const route = routeOf(hash);
  return [
    route,
    (change) =>
      setHash(addressOf({ ...route, ...(change.world !== undefined && { at: undefined }), ...change })),
  ];
}
