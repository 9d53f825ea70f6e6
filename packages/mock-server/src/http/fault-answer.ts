/** Responses that a fault rule defines, in place of the simulator's. */
import { errorStatus, isErrorCode } from '@wallet/contract/errors';
import type { FaultEffect } from '../world/fault-schema.ts';
import type { CompleteResponse } from './response-writer.ts';
import type { Answer } from './http-error.ts';
import { writeJson } from './json-writer.ts';

type AnswerEffect = Extract<FaultEffect, { type: 'error' | 'answer' }>;

export const serializeAnswer = ({ status, body, headers }: Answer): CompleteResponse => ({
  status,
  bytes: writeJson(body),
  ...(headers && { headers }),
});

/** Returns the status and the JSON of the response, without a body for plain text. */
export function faultAnswer(effect: AnswerEffect): Answer {
  if (effect.type === 'answer')
    return { status: effect.status, body: effect.json, ...(effect.headers && { headers: effect.headers }) };
  const { code, params } = effect;
  const status = effect.status ?? (isErrorCode(code) ? errorStatus[code][0] : 400);
  return { status, body: { message: code, ...(params && { params }) } };
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

/** Returns the serialized response. */
export function faultResponse(effect: AnswerEffect): CompleteResponse {
  const answer = faultAnswer(effect);
  if (answer.body !== undefined) return serializeAnswer(answer);
  const { text = '' } = effect as Extract<AnswerEffect, { type: 'answer' }>;
  const headers = { ...(text !== '' && plainText), ...answer.headers };
  return { status: answer.status, bytes: new TextEncoder().encode(text), headers };
}
