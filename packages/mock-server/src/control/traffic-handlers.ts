/** The traffic log, masked, with the reasons of errors. */
import { problemsIn, inEnglish } from '../domains/problems.ts';
import { members } from '../domains/profile/member.ts';
import { completeOf, exchangesOf, type Exchange } from '../http/exchanges.ts';
import { codeIn } from '../http/http-error.ts';
import { matchPath } from './match-path.ts';
import { textOf } from '../http/response-writer.ts';
import { ControlError } from '../world/control-error.ts';
import { parsedJson } from '../world/plain.ts';
import { redactInput, redactResponse } from '../upstream/declared.ts';
import { redact, redactForeignText } from '../world/redaction.ts';
import type { World } from '../world/world.ts';
import type { ControlHandlers } from './handler.ts';
import type { ExchangeDetails, ExchangeView } from './control-schema.ts';

export function viewExchange(world: World, exchange: Exchange): ExchangeView {
  const { n, entry, at, ms, operation, method, url, memberId, intent, response, hits } = exchange;
  const { status } = completeOf(response);
  const phone = memberId === undefined ? undefined : members(world).get(memberId)?.phone;
  return {
    n,
    ...(entry !== undefined && { entry }),
    at,
    ms,
    operation: operation.id,
    method,
    url: maskedUrl(operation, url),
    ...(memberId !== undefined && { memberId }),
    ...(phone !== undefined && { phone }),
    ...(intent !== undefined && { intent }),
    status,
    outcome: outcomeOf(exchange),
    ...('cut' in response && { cut: response.cut }),
    faults: hits.map(({ ruleId, effect }) => ({ rule: ruleId, effect: effect.type })),
    problems: status === 422 ? problemsOf(exchange) : [],
  };
}

/** Masks parameters of the path and the query by name, like fields of a body. */
function maskedUrl({ id, path }: Exchange['operation'], url: string): string {
  const masked = (fields: Readonly<Record<string, string>>) => redact(fields, id) as typeof fields;
  const [written = '', query] = url.split('?', 2);
  const params = masked(matchPath(path, written) ?? {});
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  if (query === undefined) return place;
  const fields = [...new URLSearchParams(query)].map(
    ([name, value]) => `${name}=${masked({ [name]: value })[name]}`,
  );
  return `${place}?${fields.join('&')}`;
}

function viewDetails(world: World, exchange: Exchange): ExchangeDetails {
  const { operation, request, response } = exchange;
  const complete = completeOf(response);
  const text = textOf(complete);
  return {
    ...viewExchange(world, exchange),
    ...(request !== undefined && {
      request: redact(redactInput(operation.body, request, operation.id), operation.id),
    }),
    ...(text !== '' && {
      answer: redact(answerOf(operation, complete.status, parsedJson(text, text)), operation.id),
    }),
    headers: complete.headers ?? {},
  };
}

/** Returns the declared fields of an answer. A text comes from a fault rule. */
const answerOf = (operation: Exchange['operation'], status: number, answer: unknown) =>
  typeof answer === 'string' ? redactForeignText(answer) : redactResponse(operation, status, answer);

function outcomeOf({ response }: Exchange): string {
  const complete = completeOf(response);
  const { status } = complete;
  if (status < 400) return 'ok';
  return codeIn(parsedJson(textOf(complete), undefined), status).slice(0, 200);
}

/** Validates the request again for its problems, which the response omits. */
function problemsOf({ operation, request }: Exchange): ExchangeView['problems'] {
  const result = operation.body?.safeParse(request, inEnglish);
  if (!result || result.success) return [];
  return problemsIn(result.error, 'body').map((text) => {
    const [field = '', ...problem] = redactForeignText(text).split(': ');
    return { field, problem: problem.join(': ') };
  });
}

export const trafficHandlers: ControlHandlers<'traffic'> = {
  list: ({ world, query }) => exchangesOf(world, query.from).map((exchange) => viewExchange(world, exchange)),
  read({ world, params }) {
    const [exchange] = exchangesOf(world, Number(params.exchange));
    if (String(exchange?.n) !== params.exchange || !exchange)
      throw new ControlError('notFound', `The call ${params.exchange} is no longer in the log.`);
    return viewDetails(world, exchange);
  },
};
