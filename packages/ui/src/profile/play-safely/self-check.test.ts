import { expect, it } from 'vitest';
import {
  evaluateSelfCheck,
  selfCheckAnswers,
  selfCheckQuestions,
  type SelfCheckAnswers,
} from './self-check.ts';

/** Returns answers with this sum of points, from the first question on. */
function answersOf(points: number): SelfCheckAnswers {
  let left = points;
  return Object.fromEntries(
    selfCheckQuestions.map((question) => {
      const given = Math.min(left, 3);
      left -= given;
      return [question, selfCheckAnswers[given]];
    }),
  );
}

it.each([
  [0, 'calm'],
  [1, 'care'],
  [7, 'care'],
  [8, 'help'],
  [27, 'help'],
])('takes %d points for “%s”', (points, result) =>
  expect(evaluateSelfCheck(answersOf(points))).toEqual({ result }),
);

it('returns no result before all answers', () => {
  const { 9: _open, ...others } = answersOf(24);
  expect(evaluateSelfCheck(others)).toEqual({ open: 1 });
  expect(evaluateSelfCheck({})).toEqual({ open: 9 });
});
