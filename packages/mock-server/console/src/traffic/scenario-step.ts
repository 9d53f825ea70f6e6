import type { CallTable, ExchangeDetails } from '@wallet/mock-server/control/control-schema';
import { matchPath } from '@wallet/mock-server/control/match-path';

type Shown = Pick<ExchangeDetails, 'n' | 'operation' | 'url' | 'phone' | 'request' | 'outcome' | 'cut'>;

/** Returns the call as a step of a scenario that expects the same outcome; see docs/scenarios.md. */
export function scenarioStepOf(shown: Shown, calls: CallTable) {
  const { n, operation, phone, request, outcome, cut } = shown;
  const path = calls.product.find(({ id }) => id === operation)?.path ?? '';
  const pathParams = matchPath(path, shown.url.split('?', 1)[0] ?? '') ?? {};
  const isUpload = request instanceof Object && 'file' in request;
  return {
    call: operation,
    as: phone,
    ...(Object.keys(pathParams).length > 0 && { pathParams }),
    // Uploads are not stored, so a picture is drawn in their place.
    ...(isUpload ? { file: { name: 'file.gif', reference: `FILE${n}` } } : { body: request }),
    ...(cut !== undefined ? { outcome: 'lost' } : outcome !== 'ok' && { outcome }),
  };
}
