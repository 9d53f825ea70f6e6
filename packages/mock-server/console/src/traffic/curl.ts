import type { ExchangeDetails } from '@wallet/mock-server/control/traffic-schema';

type Shown = Pick<ExchangeDetails, 'method' | 'url' | 'memberId' | 'request'>;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the call as a command that fetches a token first; masked values must be filled in. */
export function asCurl(
  { method, url, memberId, request }: Shown,
  { origin, world }: { readonly origin: string; readonly world: string },
): string {
  const signIn = `TOKEN=$(curl -sS -X POST ${origin}/_mock/v1/worlds/${world}/members/signIn -H 'x-mock-control: 1' -H 'content-type: application/json' -d ${quoted(JSON.stringify({ member: memberId }))} | sed -E 's/.*"token":"([^"]+)".*/\\1/')`;
  const call = [
    `curl -sS -X ${method} ${quoted(origin + url)}`,
    `-H 'x-player-client: web' -H 'x-mock-world: ${world}'`,
    ...(memberId === undefined ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(request === undefined
      ? []
      : [`-H 'content-type: application/json' -d ${quoted(JSON.stringify(request))}`]),
  ].join(' \\\n  ');
  return memberId === undefined ? call : `${signIn}\n${call}`;
}
