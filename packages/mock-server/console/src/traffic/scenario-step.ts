import type { CallTable, ExchangeDetails } from '@wallet/mock-server/control/control-schema';

type Shown = Pick<ExchangeDetails, 'operation' | 'url' | 'phone' | 'request' | 'outcome' | 'cut'>;

/** Returns the call as a step of a scenario that expects the same outcome; see docs/scenarios.md. */
export function scenarioStepOf(shown: Shown, calls: CallTable) {
  const { operation, phone, request, outcome, cut } = shown;
  const pathParams = paramsIn(calls.product.find(({ id }) => id === operation)?.path ?? '', shown.url);
  return {
    call: operation,
    ...(phone !== undefined && { as: phone }),
    ...(Object.keys(pathParams).length > 0 && { pathParams }),
    ...(request !== undefined && { body: request }),
    ...(cut !== undefined ? { outcome: 'lost' } : outcome !== 'ok' && { outcome }),
  };
}

/** Returns the parameters of `/games/:slot` in `/games/PG?x=1`. */
function paramsIn(path: string, url: string): Record<string, string> {
  const written = url.split('?', 1)[0]?.split('/') ?? [];
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, index) =>
        part.startsWith(':') ? [[part.slice(1), decodeURIComponent(written[index] ?? '')]] : [],
      ),
  );
}
