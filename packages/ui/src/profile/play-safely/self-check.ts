/** Nine questions; the answers are neither stored nor sent. */
export const selfCheckQuestions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type SelfCheckQuestion = (typeof selfCheckQuestions)[number];

/** Answers, worth 0 to 3 points. */
export const selfCheckAnswers = ['never', 'sometimes', 'often', 'always'] as const;
export type SelfCheckAnswer = (typeof selfCheckAnswers)[number];

export type SelfCheckAnswers = Readonly<Partial<Record<SelfCheckQuestion, SelfCheckAnswer>>>;

/** Result of the answers; `open` counts missing ones. */
export type SelfCheckResult = { readonly open: number } | { readonly result: 'calm' | 'care' | 'help' };

/** Points from which help is recommended. */
const helpFrom = 8;

/** Returns the result by the sum of points, as common questionnaires do. */
export function evaluateSelfCheck(answers: SelfCheckAnswers): SelfCheckResult {
  const answered = selfCheckQuestions.flatMap((question) => answers[question] ?? []);
  if (answered.length < selfCheckQuestions.length)
    return { open: selfCheckQuestions.length - answered.length };
  const points = answered.reduce((sum, answer) => sum + selfCheckAnswers.indexOf(answer), 0);
  if (points === 0) return { result: 'calm' };
  return { result: points < helpFrom ? 'care' : 'help' };
}
