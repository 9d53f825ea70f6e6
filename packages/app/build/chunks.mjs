/** Returns the chunks of these keys of a build's manifest, with all their imports. */
export function chunksOf(manifest, keys) {
  const found = new Map();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}`);
    if (found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()];
}

/** Returns the keys of a route's chunks. */
export const routeChunks = (manifest) => (route) =>
  Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${route}.tsx?tsr-split=`));
