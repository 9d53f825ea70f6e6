/** Returns a parsed URL, undefined for an invalid one; Chrome below 120 and Safari below 17 lack `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
