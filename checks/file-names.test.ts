import { describe, expect, it } from 'vitest';
import { files, matching, places, read, sources } from './repository.ts';

/** Names that do not describe the content. */
const vague = /(?:^|\/)(?:utils?|helpers?|shared|misc|types?|constants?)(?=[./]|$)/i;

/** Routes may start with `__`, `_`, `-` or `$`, as the router requires. */
const wellNamed =
  /\/(?:\$|(?:__?|-)?[a-z0-9]+(?:-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(?:\.(?:http|seed|test|stories|spec|module|screen|contract|fixture|actions|config|d))?\.(?:tsx?|css|json|svg)$/;

/** Files whose tool requires a default export: configurations, stories and the plugin of the linter. */
const demanded =
  /(?:^|\/)(?:oxlint\.plugin\.mjs|[\w.-]+\.config\.[mc]?[jt]s|\.ladle\/\w+\.(?:mjs|ts)|\w+\.stories\.tsx)$/;

/** Generated files and data, which may be longer. */
const isList = /\.(?:gen|seed|fixture)\.tsx?$/;

const longest = 300;

describe('files and folders', () => {
  it('have descriptive names', () => {
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });

  it('have at most 300 lines', () => {
    const lengths = sources
      .filter((path) => !isList.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > longest)).toEqual([]);
  });

  it('are named in kebab-case, or like their component, with a known role', () => {
    const named = matching(/^packages\/[^/]+\/src\/(?!.*\.gen\.ts$)|^locales\/|^e2e\/|^checks\/(?!brands\/)/);
    expect(named.filter((path) => !wellNamed.test(path))).toEqual([]);
  });
});

describe('exports', () => {
  it('are named, except where a tool requires a default', () => {
    const modules = sources.filter((path) => !demanded.test(path));
    expect(
      modules.flatMap((path) => places(path, /^export default\b.*|^export \{[^}]*\bas default\b/g)),
    ).toEqual([]);
  });
});
