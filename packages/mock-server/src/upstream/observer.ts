/** Compares the observed traffic with the contract: each response alone, and the responses to one caller. */
import type { Operation } from '@wallet/contract';
import { evaluate } from '../client/evaluate.ts';
import type { HttpResponse } from '../client/http.ts';
import { Mismatch } from '../client/mismatch.ts';
import type { Memory, Observed } from './observed.ts';
import { createMemory, remember } from './observed.ts';
import * as responseRules from './rules/response-rules.ts';
import * as listRules from './rules/list-rules.ts';
import * as memoryRules from './rules/memory-rules.ts';
import * as moneyRules from './rules/money-rules.ts';

type Rule = (observed: Observed, memory: Memory) => void;

const rules: readonly Rule[] = [responseRules, listRules, memoryRules, moneyRules].flatMap((file) =>
  Object.values(file),
);

/** A sent call. `received` returns every mismatch of its response. */
export interface SentCall {
  received(
    response: HttpResponse,
    request: { readonly body: unknown; readonly intent: string | undefined },
  ): readonly Mismatch[];
  /** Called without a response: the effect is unknown. */
  lost(): void;
}

/** Called when a call is sent. Calls of the same `caller` are compared with each other. */
export type Observer = (operation: Operation, caller: string) => SentCall;

export function createObserver({ isLive }: { readonly isLive: boolean }): Observer {
  const memories = new Map<string, Memory>();

  function sentCall(operation: Operation, memory: Memory): SentCall {
    const isEffect = !operation.metadata.safe;
    if (isEffect) memory.sent++;
    const { sent } = memory;
    const wasSteady = memory.received === sent;
    const end = (): void => {
      if (isEffect) memory.received++;
    };
    return {
      lost() {
        end();
        if (isEffect) memory.effects++;
      },
      received(response, request) {
        end();
        const { found, value: body } = attempt(() => evaluate(operation, response));
        if (found) {
          // A response with another shape cannot be compared, and its effect is unknown.
          if (isEffect) memory.effects++;
          return [found];
        }
        // A record has old timestamps and may miss calls, so rules between calls do not apply.
        if (!isLive) return [];
        const { status, headers } = response;
        const observed: Observed = {
          ...request,
          operation,
          status,
          response: body,
          now: Date.parse(headers.get('date') ?? '') || Date.now(),
          isSteady: wasSteady && memory.sent === sent,
        };
        return rules.flatMap((rule) => attempt(() => rule(observed, memory)).found ?? []);
      },
    };
  }

  return (operation, caller) => {
    const memory = memories.get(caller) ?? createMemory();
    remember(memories, caller, memory);
    return sentCall(operation, memory);
  };
}

function attempt<Value>(check: () => Value): { readonly value?: Value; readonly found?: Mismatch } {
  try {
    return { value: check() };
  } catch (error) {
    if (error instanceof Mismatch) return { found: error };
    throw error;
  }
}
