/** Reads the texts of a language, by `namespace:key`. */
import { namespaces, type LanguageTag } from '@wallet/locales';
import { read } from './repository.ts';

type Tree = { readonly [key: string]: string | Tree };

export type Texts = ReadonlyMap<string, string>;

const flatten = (tree: Tree, path: string): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

/** Returns the texts of a language, in the order of the files. */
export const textsIn = (tag: LanguageTag): Texts =>
  new Map(
    namespaces.flatMap((namespace) =>
      flatten(JSON.parse(read(`locales/${tag}/${namespace}.json`)) as Tree, `${namespace}:`),
    ),
  );
