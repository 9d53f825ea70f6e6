import { scenarioJsonSchema } from '@wallet/mock-server/scenario/scenario-json';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../api/json-schema.ts';
import { suggestionsAt } from './schema-suggestions.ts';

const schema = scenarioJsonSchema() as JsonSchema;

/** Returns the labels at the `|` of a text. */
const labels = (marked: string) =>
  suggestionsAt(schema, marked.replace('|', ''), marked.indexOf('|')).map(({ label }) => label);

/** Returns the text after choosing a suggestion at the `|`. */
function chosen(marked: string, label: string): string {
  const text = marked.replace('|', '');
  const found = suggestionsAt(schema, text, marked.indexOf('|')).find((one) => one.label === label);
  if (!found) throw new Error(`There is no ${label}.`);
  return text.slice(0, found.from) + found.insert + text.slice(found.to);
}

it('suggests the keys of an object, except present ones', () => {
  const keys = labels('{ "name": "mine", | }');
  expect(keys).toEqual(expect.arrayContaining(['title', 'given', 'timeline', 'faults', 'expect']));
  expect(keys).not.toContain('name');
});

it('suggests no keys of another kind of step', () => {
  expect(labels('{ "given": [{ "call": "wallet.read", | }] }')).toEqual(
    expect.arrayContaining(['as', 'body', 'outcome']),
  );
  expect(labels('{ "given": [{ "call": "wallet.read", | }] }')).not.toContain('action');
  expect(labels('{ "given": [{ | }] }')).toEqual(expect.arrayContaining(['action', 'call', 'wait']));
});

it('suggests the parameters of the named action', () => {
  expect(labels('{ "given": [{ "action": "members.read", "params": { | } }] }')).toEqual(['member']);
});

it('suggests the values of an enum', () => {
  expect(labels('{ "market": | }')).toEqual(['"thailand"', '"laos"']);
  expect(labels('{ "given": [{ "action": "members.|" }] }')).toContain('"members.create"');
  expect(labels('{ "name": | }')).toEqual([]);
});

it('replaces the typed word, and adds a colon to a new key', () => {
  expect(chosen('{ "nam|": "mine" }', 'name')).toBe('{ "name": "mine" }');
  expect(chosen('{ | }', 'title')).toBe('{ "title":  }');
  expect(chosen('{ "market": "th|" }', '"laos"')).toBe('{ "market": "laos" }');
});

it.each(['', '|', '{|', '[|', '{ "given": [|', '{ "unknown": { | } }', '"|'])(
  'accepts the incomplete text %j',
  (text) => {
    expect(() => suggestionsAt(schema, text.replace('|', ''), Math.max(0, text.indexOf('|')))).not.toThrow();
  },
);
