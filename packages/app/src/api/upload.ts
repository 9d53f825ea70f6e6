/** Called with the sent share, 0 to 1; 1 when the whole file is sent. */
export type OnUpload = (share: number) => void;

/** A `fetch` for files that reports progress, for fetcher.ts only. Redirects are errors here, too. */
export function upload(
  path: string,
  { method = 'POST', headers, body, signal, onUpload }: RequestInit & { onUpload?: OnUpload },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError(`${path} has no response`));
    request.open(method, path);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onUpload?.(Math.min(loaded / total, 0.99));
    request.upload.onload = () => onUpload?.(1);
    request.onerror = request.onabort = fail;
    request.onload = () => {
      const { status, responseText, responseURL } = request;
      if (responseURL !== new URL(path, window.location.href).href) return fail();
      const wait = request.getResponseHeader('retry-after');
      resolve(
        new Response(responseText || null, { status, ...(wait && { headers: { 'retry-after': wait } }) }),
      );
    };
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
}
