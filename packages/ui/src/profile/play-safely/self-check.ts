/** Nine questions with which players can look at their own play; nothing of it is kept or sent. */
export const selfCheckQuestions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type SelfCheckQuestion = (typeof selfCheckQuestions)[number];

/** The answers to each of them, from 0 points to 3. */
export const selfCheckAnswers = ['never', 'sometimes', 'often', 'always'] as const;
export type SelfCheckAnswer = (typeof selfCheckAnswers)[number];

export type SelfCheckAnswers = Readonly<Partial<Record<SelfCheckQuestion, SelfCheckAnswer>>>;

/** What the answers say together; `open` is how many are missing for that. */
export type SelfCheckVerdict = { readonly open: number } | { readonly result: 'calm' | 'care' | 'help' };

/** Points of all answers together from which on somebody should be talked to. */
const helpFrom = 8;

/** Judges the answers, as the common questionnaires for this do: by their sum. */
export function judgeSelfCheck(answers: SelfCheckAnswers): SelfCheckVerdict {
  const given = selfCheckQuestions.flatMap((question) => answers[question] ?? []);
  if (given.length < selfCheckQuestions.length) return { open: selfCheckQuestions.length - given.length };
  const points = given.reduce((sum, answer) => sum + selfCheckAnswers.indexOf(answer), 0);
  if (points === 0) return { result: 'calm' };
  return { result: points < helpFrom ? 'care' : 'help' };
}
