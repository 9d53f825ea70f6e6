/** Every sentence on screen, by language and `namespace:key`. */
import { namespaces, type LanguageTag } from '@wallet/locales';
import { read } from './repository.ts';

type Tree = { readonly [key: string]: string | Tree };

export type Sentences = ReadonlyMap<string, string>;

const flatten = (tree: Tree, path: string): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

/** The sentences of a language, in the order of the files. */
export const sentencesIn = (tag: LanguageTag): Sentences =>
  new Map(
    namespaces.flatMap((namespace) =>
      flatten(JSON.parse(read(`locales/${tag}/${namespace}.json`)) as Tree, `${namespace}:`),
    ),
  );
