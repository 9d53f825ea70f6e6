/** The traffic as it is shown: masked, with the reasons of refusals. */
import { problemsIn, inEnglish } from '../domains/problems.ts';
import { members } from '../domains/profile/member.ts';
import type { Exchange } from '../http/exchanges.ts';
import { completeOf, exchangesOf } from '../http/exchanges.ts';
import { ControlError } from '../world/control-error.ts';
import { redact } from '../world/redaction.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import type { ExchangeDetails, ExchangeView } from './traffic-schema.ts';

export function viewExchange(world: World, exchange: Exchange): ExchangeView {
  const { n, at, ms, operation, method, url, memberId, response, hits } = exchange;
  const { status } = completeOf(response);
  const phone = memberId === undefined ? undefined : members(world).get(memberId)?.phone;
  return {
    n,
    at,
    ms,
    operation: operation.id,
    method,
    url: String(redact(url, operation.id)),
    ...(memberId !== undefined && { memberId }),
    ...(phone !== undefined && { phone }),
    status,
    outcome: outcomeOf(exchange),
    ...('cut' in response && { cut: response.cut }),
    faults: hits.map(({ ruleId, effect }) => ({ rule: ruleId, effect: effect.type })),
    problems: status === 422 ? problemsOf(exchange) : [],
  };
}

function viewDetails(world: World, exchange: Exchange): ExchangeDetails {
  const { operation, request, response } = exchange;
  const { text, headers = {} } = completeOf(response);
  return {
    ...viewExchange(world, exchange),
    ...(request !== undefined && { request: redact(request, operation.id) }),
    ...(text !== '' && { answer: redact(readJson(text), operation.id) }),
    headers,
  };
}

/** Text that is no JSON stays text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function outcomeOf({ response }: Exchange): string {
  const { status, text } = completeOf(response);
  if (status < 400) return 'ok';
  const body = readJson(text);
  const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' ? message.slice(0, 200) : String(status);
}

/** Asks the contract again, which refused the request without words. */
function problemsOf({ operation, request }: Exchange): ExchangeView['problems'] {
  const result = operation.body?.safeParse(request, inEnglish);
  if (!result || result.success) return [];
  return problemsIn(result.error, 'body').map((text) => {
    const [field = '', ...problem] = text.split(': ');
    return { field, problem: problem.join(': ') };
  });
}

export const trafficHandlers: ControlHandlers<'traffic'> = {
  list: ({ world, query }) => exchangesOf(world, query.from).map((exchange) => viewExchange(world, exchange)),
  read({ world, params }) {
    const [exchange] = exchangesOf(world, Number(params.exchange));
    if (String(exchange?.n) !== params.exchange || !exchange)
      throw new ControlError('notFound', `The call ${params.exchange} is not held any more.`);
    return viewDetails(world, exchange);
  },
};
