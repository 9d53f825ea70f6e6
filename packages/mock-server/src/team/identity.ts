import type { People, Person } from './people.ts';

/** Returns the person behind a key or a session; undefined once it has ended, or the person has another key. */
export type Identity = () => Person | undefined;

/** Returns the identity of a person as long as the team file has their present key. */
export const identityOf =
  (people: People, { name, key }: Person): Identity =>
  () => {
    const person = people().get(name);
    return person?.key === key ? person : undefined;
  };
