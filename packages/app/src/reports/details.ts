/** Returns the details of an observation, limited to the fields of the report contract. */
import type { Report } from '@wallet/contract/report';
import { parseUrl } from '@wallet/ui/base/parse-url';
import { isMissingChunk } from '#install/missing-chunk.ts';
import type { ReportEvent } from './events.ts';

type Without<Key extends string, Union> = Union extends unknown ? Omit<Union, Key> : never;

/** A report without its route and language. */
export type Details = Without<'route' | 'language', Report>;

/** Maximum number of places in own files. */
const depth = 5;

/** Returns the details to report; undefined for an event that another one covers. */
export function detailsOf(event: ReportEvent): Details | undefined {
  switch (event.kind) {
    case 'error':
      return isMissingChunk(event.error) ? undefined : errorOf(event.error);
    case 'chunk':
      return { kind: 'chunk', asset: /\/assets\/([\w-]+\.(?:js|css))/.exec(String(event.error))?.[1] ?? '' };
    case 'policy':
      return policyOf(event.violation);
    case 'money-mismatch':
      return event;
    case 'mismatch': {
      const { call, path, found } = event.mismatch;
      return { kind: 'mismatch', call, path, found };
    }
  }
}

function errorOf(error: unknown): Details {
  if (!(error instanceof Error)) return { kind: 'error', name: 'Error', message: '', stack: [] };
  const { name, message, stack = '' } = error;
  return {
    kind: 'error',
    // A message can quote the page or the player, so only a number of React remains of it.
    name: /^[A-Z][A-Za-z]{0,40}Error$/.exec(name)?.[0] ?? 'Error',
    message: /^Minified React error #\d{1,3}(?=;)/.exec(message)?.[0] ?? '',
    stack: placesIn(stack, message),
  };
}

/** Returns the places of a stack in own files. Some browsers start it with the message, which is no place. */
const placesIn = (stack: string, message: string): string[] =>
  stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => /(?:^\s*at .*|@.*)\/assets\/([\w-]{1,40}\.js:\d+:\d+)\)?$/.exec(line)?.[1] ?? [])
    .slice(0, depth);

function policyOf({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): Details {
  return {
    kind: 'policy',
    directive: /^[a-z-]{1,40}$/.exec(effectiveDirective)?.[0] ?? '',
    blocked: originIn(blockedURI),
  };
}

/** Returns the origin of an address, its scheme, or the keyword in its place. */
function originIn(blocked: string): string {
  if (/^[a-z-]{0,30}$/.test(blocked)) return blocked;
  const { origin = '', protocol = '' } = parseUrl(blocked) ?? {};
  if (origin === location.origin) return 'self';
  return origin === 'null' ? protocol : origin;
}
