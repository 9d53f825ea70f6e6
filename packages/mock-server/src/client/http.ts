/** The transport over HTTP. */
import { parsedJson } from '../world/plain.ts';
import type { CallRequest, Transport } from './calls.ts';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON, empty for null and other text. */
  readonly body: { readonly message?: string } & Readonly<Record<string, unknown>>;
}

export const overHttp =
  (baseUrl: string): Transport<Promise<HttpResponse>> =>
  (request) =>
    sendHttp(baseUrl, encodeRequest(request));

/** Sends a request with `fetch`; the options are those of `fetch`. */
export async function sendHttp(
  baseUrl: string,
  { path, ...request }: HttpRequest,
  options?: RequestInit,
): Promise<HttpResponse> {
  const response = await fetch(baseUrl + path, { ...options, ...request });
  return responseOf(response.status, response.headers, await response.text());
}

/** Fills in the path and encodes the body: a form for an upload, else JSON. */
export function encodeRequest({ operation, params, headers, body }: CallRequest): HttpRequest {
  const { method, path, contentType } = operation;
  const request = { method, path: pathOf(path, params), headers };
  if (body === undefined) return request;
  if (body instanceof FormData) return { ...request, body };
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  if (!isRaw && contentType === 'multipart/form-data') return { ...request, body: formOf(body as object) };
  return {
    ...request,
    headers: { 'content-type': 'application/json', ...headers },
    body: isRaw ? (body as string) : JSON.stringify(body),
  };
}

export const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

export const responseOf = (status: number, headers: Headers, text: string): HttpResponse => ({
  status,
  headers,
  text,
  body: (parsedJson(text, {}) ?? {}) as HttpResponse['body'],
});
