import { checkFault } from '@wallet/mock-server/http/fault-rule';
import { expect, it } from 'vitest';
import { templateNames, templates } from './templates.ts';

it.each(templateNames)('is a rule that the simulator accepts: %s', (name) => {
  expect(() => checkFault(templates[name])).not.toThrow();
});
