import { describe, expect, it } from 'vitest';
import { describeParam, readParams } from './param.ts';

const params = {
  lines: { description: 'how many lines', default: 120, min: 0, max: 20_000 },
  times: { description: 'how often', default: 3, min: 1 },
  delay: { description: 'how long', default: '20s' },
};

describe('parameters of a scenario', () => {
  it('have defaults, and numbers within bounds', () => {
    expect(readParams('mine', params, {})).toEqual({ lines: 120, times: 3, delay: '20s' });
    expect(readParams('mine', params, { lines: '0', times: 1 })).toMatchObject({ lines: 0, times: 1 });
    expect(readParams('mine', params, { lines: 20_000 })).toMatchObject({ lines: 20_000 });
  });

  it.each([
    [{ lines: '-1' }, 'The parameter lines of the scenario mine is a number from 0 to 20000, not "-1".'],
    [{ lines: 20_001 }, 'The parameter lines of the scenario mine is a number from 0 to 20000, not 20001.'],
    [{ lines: 'many' }, 'The parameter lines of the scenario mine is a number from 0 to 20000, not "many".'],
    [{ times: 0 }, 'The parameter times of the scenario mine is a number from 1, not 0.'],
    [{ often: 1 }, 'The scenario mine has no parameter often; there is lines, times, delay.'],
  ])('are rejected in one sentence: %j', (values, sentence) => {
    expect(() => readParams('mine', params, values)).toThrow(sentence);
  });

  it('are described in one line', () => {
    expect(describeParam('lines', params.lines)).toBe(
      'lines: how many lines (a number from 0 to 20000; 120 by default)',
    );
    expect(describeParam('delay', params.delay)).toBe('delay: how long (a text; 20s by default)');
  });
});
