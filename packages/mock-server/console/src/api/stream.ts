/** Server-sent events by fetch, because EventSource cannot send the header of control calls. */
import { controlHeader } from '@wallet/mock-server/control/control-header';

interface StreamOptions<Item> {
  readonly onItem: (item: Item) => void;
  /** Called when the world is unknown or locked; reading then ends. */
  readonly onGone: () => void;
  readonly signal: AbortSignal;
  readonly fetch: typeof globalThis.fetch;
}

/** Milliseconds until a broken stream is reopened. */
const pause = 1_000;

/** Reads until the signal aborts; a broken stream continues after its last item. */
export async function readStream<Item extends { readonly n: number }>(
  url: string,
  { onItem, onGone, signal, fetch }: StreamOptions<Item>,
): Promise<void> {
  let next = 0;
  while (!signal.aborted) {
    try {
      const headers = { [controlHeader.name]: controlHeader.value };
      const response = await fetch(`${url}?from=${next}`, { headers, signal });
      if (response.status === 404 || response.status === 403) return onGone();
      for await (const item of itemsOf<Item>(response)) {
        next = item.n + 1;
        onItem(item);
      }
    } catch {
      // The server may be restarting.
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function* itemsOf<Item>({ body }: Response): AsyncGenerator<Item> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const events = (text + part.value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data) as Item;
    }
  }
}
