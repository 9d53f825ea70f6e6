/** Figures of measurements, and a load generator: concurrent connections that each send the next request after a response. */
import { Agent, request } from 'node:http';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly requests: number;
}

export const median = (values: readonly number[]): number => percentile(0.5, values);

/** Returns the value below which a share of the values is, from 0 to 1. */
export const percentile = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** Returns the responses per second. Rejects on a status other than 200. */
export async function measure({ url, headers, connections, requests }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}.`));
        response.resume().once('end', resolve);
      })
        .once('error', reject)
        .end();
    });
  const worker = async (): Promise<void> => {
    while (left-- > 0) await ask();
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  return requests / seconds;
}
