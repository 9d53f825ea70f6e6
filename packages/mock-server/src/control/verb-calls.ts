/** A control call for each verb of a noun. */
import type { Verb } from '../domains/verb.ts';
import { verbs } from '../domains/verbs.ts';
import type { refusals } from './call.ts';
import { controlPrefix, ofWorld, send } from './call.ts';

type Verbs = typeof verbs;

/** How a verb is called. */
type VerbCall<One> =
  One extends Verb<`${infer Noun}.${infer Name}`, infer Body, infer Answer>
    ? {
        readonly method: 'POST';
        readonly path: `${typeof controlPrefix}/worlds/:world/${Noun}/${Name}`;
        readonly pathParams: typeof ofWorld.pathParams;
        readonly body: Body;
        readonly responses: { readonly 200: Answer } & typeof refusals;
        readonly summary: string;
      }
    : never;

export type VerbCalls = {
  readonly [Noun in keyof Verbs]: {
    readonly [Name in keyof Verbs[Noun]]: VerbCall<Verbs[Noun][Name]>;
  };
};

const callOf = ({ name, title, body, answer }: Verb) => ({
  ...send('POST', `${controlPrefix}/worlds/:world/${name.replace('.', '/')}`, body, answer),
  ...ofWorld,
  summary: title,
});

// A table made from a table: what each entry is, the type above works out from the verb.
export const verbCalls = Object.fromEntries(
  Object.entries(verbs).map(([noun, ofNoun]) => [
    noun,
    Object.fromEntries(Object.entries<Verb>(ofNoun).map(([name, verb]) => [name, callOf(verb)])),
  ]),
) as unknown as VerbCalls;
