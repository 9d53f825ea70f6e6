/** Drift as JUnit XML for CI systems: a case for each compared call, and a failure for each difference. */
import { operations } from '@wallet/contract';
import { xmlText } from './xml-text.ts';
import type { Drift, DriftReport } from './drift.ts';

export function driftAsJUnit({ upstream = 'none', calls, drift }: DriftReport): string {
  const compared = calls.filter(({ checked }) => checked > 0).map(({ call }) => call);
  const tried = operations.filter(({ id }) => compared.includes(id) || drift.some(({ call }) => call === id));
  const cases = tried.map(({ id }) => {
    const found = drift.filter(({ call }) => call === id);
    const head = `    <testcase classname="${xmlText(upstream)}" name="${id}`;
    return found.length === 0 ? [`${head}"/>`] : found.map((one) => failureOf(head, one));
  });
  const count = `tests="${cases.flat().length}" failures="${drift.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="drift" ${count}>`,
    `  <testsuite name="${xmlText(upstream)}" ${count}>`,
    ...cases.flat(),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function failureOf(head: string, { side, what, expected, came, fields, count, first, last }: Drift): string {
  const place = fields.length > 0 ? `, ${fields.join(' ')}` : '';
  const lines = [
    `side: ${side}`,
    `expected: ${expected}`,
    `came: ${came}`,
    `${count} times, ${first} to ${last}`,
  ];
  return `${head}: ${xmlText(what + place)}"><failure type="${side}" message="${xmlText(what)}">${xmlText(lines.join('\n'))}</failure></testcase>`;
}
