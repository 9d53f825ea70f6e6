/** Returns the parameters of a path that matches a pattern such as `/api/qrcode/:bankCode`, else undefined. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const found = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]*)')}$`).exec(path);
  if (!found) return undefined;
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
