/** Responses that a fault rule defines, in place of the simulator's. */
import { errorStatus, isErrorCode } from '@wallet/contract/errors';
import type { FaultEffect } from '../world/fault-schema.ts';
import type { PlainResponse } from './http-error.ts';
import type { CompleteResponse } from './response-writer.ts';
import { serializeResponse } from './response-writer.ts';

/** An effect with a response of its own. */
export type ResponseEffect = Extract<FaultEffect, { type: 'error' | 'answer' }>;

/** Returns the status and the JSON of the response, without a body for plain text. */
export function plainFaultResponse(effect: ResponseEffect): PlainResponse {
  if (effect.type === 'answer')
    return { status: effect.status, body: effect.json, ...(effect.headers && { headers: effect.headers }) };
  const { code, params } = effect;
  const status = effect.status ?? (isErrorCode(code) ? errorStatus[code][0] : 400);
  return { status, body: { message: code, ...(params && { params }) } };
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

export function faultResponse(effect: ResponseEffect): CompleteResponse {
  const response = plainFaultResponse(effect);
  if (response.body !== undefined) return serializeResponse(response);
  const { text = '' } = effect as Extract<ResponseEffect, { type: 'answer' }>;
  const headers = { ...(text !== '' && plainText), ...response.headers };
  return { status: response.status, bytes: new TextEncoder().encode(text), headers };
}
