/**
 * Converts every error to a response: errors of the rules, of this layer, of Fastify and of its multipart parser. Each
 * body is `{ message, params? }` with a code of the catalogue (decisions 1).
 */
import type { Operation } from '@wallet/contract';
import { contractViolation, errorStatus, gone, type ErrorCode } from '@wallet/contract/errors';
import { ErrorBody } from '@wallet/contract/wire/error-body';
import { encode } from 'zod/mini';
import { ContractViolation } from '../world/contract-violation.ts';
import { DomainError, type ErrorParams } from '../world/domain-error.ts';
import { isRecord } from '../world/plain.ts';

/** A response before serialization: a status, plain data and headers. */
export interface PlainResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A code of the catalogue, or that of a closed service. */
type HttpErrorCode = ErrorCode | typeof gone;

const statusOf = (code: HttpErrorCode): number => (code === gone ? 410 : errorStatus[code][0]);

/** An error before the handler runs, with one of the statuses of its code. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: HttpErrorCode;
  readonly status: number;

  constructor(code: HttpErrorCode, status: number = statusOf(code)) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** Returns a response with `{ message, params? }`. */
export const errorResponse = (
  code: HttpErrorCode,
  status: number = statusOf(code),
  params?: ErrorParams,
): PlainResponse => ({ status, body: encode(ErrorBody, { message: code, ...(params && { params }) }) });

const travelsUnder = (code: ErrorCode, status: number): boolean =>
  (errorStatus[code] as readonly number[]).includes(status);

/** Returns the error of a malformed body: the noun's own code for it, else NO_DATA (decisions 1). */
export const malformedBody = (operation?: Pick<Operation, 'metadata'>): HttpError =>
  new HttpError(operation?.metadata.errors.find((code) => travelsUnder(code, 422)) ?? 'NO_DATA', 422);

/** Returns the error of an unknown path or a malformed identifier. */
export const notFound = (): HttpError => new HttpError('NO_DATA', 404);

/** Whether a call declares a code under a status. */
export const declaresError = ({ metadata }: Operation, code: ErrorCode, status: number): boolean =>
  metadata.errors.includes(code) && travelsUnder(code, status);

const foreignErrors: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_STATIC_FORBIDDEN_PATH: notFound,
  FST_PARTS_LIMIT: () => new HttpError('SLIP_UPLOAD_FAIL', 413),
  FST_FILES_LIMIT: () => new HttpError('SLIP_UPLOAD_FAIL', 413),
  FST_FIELDS_LIMIT: () => new HttpError('SLIP_UPLOAD_FAIL', 413),
};

/** Returns the HttpError for an error of the form parser; undefined for a malformed form. */
export const formError = (error: unknown): HttpError | undefined =>
  isForeign(error) ? foreignErrors[error.code ?? '']?.() : undefined;

const isForeign = (error: unknown): error is Error & { code?: string; statusCode: number } =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

export function toErrorResponse(error: unknown, operation?: Operation): PlainResponse {
  if (error instanceof HttpError) return errorResponse(error.code, error.status);
  if (error instanceof DomainError) return errorResponse(error.code, undefined, error.params);
  if (error instanceof ContractViolation) return violationResponse(error);
  if (isForeign(error)) {
    const known = foreignErrors[error.code ?? '']?.();
    if (known) return errorResponse(known.code, known.status);
    // Any other client error of a parser is a malformed body.
    if (error.statusCode < 500) return toErrorResponse(malformedBody(operation));
  }
  return errorResponse('INTERNAL_SERVER_ERROR');
}

/** Returns the code of a refusal, or its status for a body without one. */
export const codeIn = (body: unknown, status: number): string =>
  isRecord(body) && typeof body['message'] === 'string' ? body['message'] : String(status);

const violationResponse = ({ operation, problem }: ContractViolation): PlainResponse => ({
  status: 500,
  body: { message: contractViolation, params: { operation, problem } },
});
