/** Generates the lists of docs/testing-by-hand.md: the scenarios and magic values of the mock backend. */
import { magicValues } from '@wallet/mock-server/domains/magic-values.fixture';
import { scenarios } from '@wallet/mock-server/scenario/scenarios';
import { withGenerated } from './markdown.ts';
import { read } from './repository.ts';

/** Lists the scenarios, each with the defaults of its parameters. */
const scenarioList = (): string =>
  scenarios
    .map(({ name, title, params = {} }) => {
      const values = Object.entries(params).map(([key, param]) => ` \`${key}=${String(param.default)}\``);
      return `- \`${name}\`: ${title}${values.join('')}`;
    })
    .join('\n');

function magicList(): string {
  const fields = new Map<string, string[]>();
  for (const { where, value, outcome } of magicValues.filter(
    ({ outcome }) => !outcome.startsWith('FAILED ('),
  ))
    fields.set(where, [...(fields.get(where) ?? []), `${value}: ${outcome}`]);
  fields.get('slip')?.push('file name holds a [note](error-codes.md#why-a-slip-failed): FAILED');
  return [...fields].map(([where, values]) => `- **${where}** ${values.join('; ')}`).join('\n');
}

export const testingByHandPage = (): string =>
  withGenerated(read('docs/testing-by-hand.md'), { scenarios: scenarioList(), 'magic values': magicList() });
