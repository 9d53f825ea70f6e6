/** Hears how much of what is sent has left, 0 to 1; 1 once all of it has. */
export type OnUpload = (share: number) => void;

/** `fetch` for a file, for client.ts alone: it tells how much has left, which fetch cannot. Redirects are an error here too. */
export function upload(
  path: string,
  { method = 'POST', headers, body, signal, onUpload }: RequestInit & { onUpload?: OnUpload },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError(`${path} gave no answer`));
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
