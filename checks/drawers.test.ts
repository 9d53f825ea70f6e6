import { describe, expect, it } from 'vitest';
import { files, matching, places, read, sources } from './repository.ts';

/** Names that say nothing about what is inside. */
const drawer = /(?:^|\/)(?:utils?|helpers?|shared|misc|types?|constants?)(?=[./]|$)/i;

/** A route may begin as its router asks: `__root`, `_guest`, and `$` for any address. */
const wellNamed =
  /\/(?:\$|(?:__?|-)?[a-z0-9]+(?:-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(?:\.(?:http|seed|test|stories|spec|module|screen|contract|sample|fixture|cases|actions|config|d))?\.(?:tsx?|css|json)$/;

/** Tools that take their configuration as a default export; Ladle reads the title of stories from one. */
const demanded = /(?:^|\/)(?:[\w.-]+\.config\.[mc]?[jt]s|\.ladle\/\w+\.(?:mjs|ts)|\w+\.stories\.tsx)$/;

/** Lists rather than thoughts: written by a tool, or facts a world begins with. */
const isList = /\.(?:gen|seed|sample|fixture|cases)\.tsx?$/;

const longest = 300;

describe('files and folders', () => {
  it('are named for what is in them', () => {
    expect(files.filter((path) => drawer.test(path))).toEqual([]);
  });

  it('keep to one idea: none is longer than a reader scrolls', () => {
    const lengths = sources
      .filter((path) => !isList.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > longest)).toEqual([]);
  });

  it('are named in small letters or like their component, with a role of the closed set', () => {
    const named = matching(/^packages\/[^/]+\/src\/(?!.*\.gen\.ts$)|^locales\/|^e2e\/|^checks\//);
    expect(named.filter((path) => !wellNamed.test(path))).toEqual([]);
  });
});

describe('exports', () => {
  it('have a name, except where a tool demands a default', () => {
    const modules = sources.filter((path) => !demanded.test(path));
    expect(
      modules.flatMap((path) => places(path, /^export default\b.*|^export \{[^}]*\bas default\b/g)),
    ).toEqual([]);
  });
});
