/** Measures uploads with and without an Idempotency-Key, in turns, and another call meanwhile. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { chatLimits } from '@wallet/contract/chat';
import { callsOf, headersOf } from '../src/client/calls.ts';
import { overHttp } from '../src/client/http.ts';
import { createControl } from '../src/control/control-client.ts';
import { start, stop } from './process.ts';
import { demoPhones } from '@wallet/contract/demo-members';

interface Kind {
  readonly what: string;
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** The first bytes of such a file. */
  readonly head: readonly number[];
}

const kinds: readonly Kind[] = [
  {
    what: 'a video of 20 MB',
    path: '/api/chat/upload-video',
    name: 'film.mp4',
    size: chatLimits.videoBytes,
    head: [0, 0, 0, 24, ...Buffer.from('ftypisom')],
  },
  {
    what: 'a picture of 10 MB',
    path: '/api/chat/upload-image',
    name: 'picture.jpg',
    size: chatLimits.imageBytes,
    head: [0xff, 0xd8, 0xff],
  },
];

const rounds = 10;

export interface UploadFigures {
  /** Processor time of the server in milliseconds, and its ratio to an upload without a key. */
  readonly kinds: readonly { readonly what: string; readonly withKey: number; readonly ratio: number }[];
  /** Longest response time of the other call in milliseconds. */
  readonly longestWait: number;
  /** Peak memory above that of the idle process. */
  readonly megabytes: number;
}

export async function measureUploads(): Promise<UploadFigures> {
  const { child, address } = await start(['dist/main.js', '--port', '0', '--quiet']);
  const control = createControl({ baseUrl: address });
  const calls = callsOf(overHttp(address));
  const { pid = 0 } = child;
  let [longestWait, most] = [0, 0];

  /** Uploads into a new world, without earlier uploads. Returns milliseconds of processor time. */
  async function upload(kind: Kind, key: string | undefined, isWatched = false): Promise<number> {
    const world = await control.worlds.create();
    const { token } = await world.members.signIn(demoPhones.rich);
    const { payload, type } = await formOf(kind);
    const worked = processorTime(pid);
    let hasResponse = false;
    const headers = headersOf({ token, intent: key, headers: { 'content-type': type } });
    const responded = post(`${address}${kind.path}`, payload, headers).then(() => (hasResponse = true));
    // Other calls take processor time, so compared uploads run alone.
    while (isWatched && !hasResponse) {
      const asked = performance.now();
      await calls('site.info');
      longestWait = Math.max(longestWait, performance.now() - asked);
      most = Math.max(most, megabytesOf(pid));
    }
    await responded;
    const elapsed = processorTime(pid) - worked;
    await world.remove();
    return elapsed;
  }

  for (const kind of kinds) await upload({ ...kind, size: 1_024 }, 'warm', true);
  const idle = megabytesOf(pid);
  [longestWait, most] = [0, idle];
  const figures = [];
  for (const kind of kinds) {
    let [without, withKey] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      without += await upload(kind, undefined);
      withKey += await upload(kind, `key ${round}`);
    }
    for (let round = 0; round < rounds; round++) await upload(kind, `watched ${round}`, true);
    figures.push({ what: kind.what, withKey: withKey / rounds, ratio: withKey / without });
  }
  await stop(child);
  return { kinds: figures, longestWait, megabytes: most - idle };
}

/** Returns an encoded form, prepared before the measurement. */
async function formOf({
  name,
  size,
  head,
}: Kind): Promise<{ readonly payload: Buffer; readonly type: string }> {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  const form = new FormData();
  form.set('file', new File([bytes], name));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await encoded.arrayBuffer()), type };
}

/** Resolves on a response with status 200. */
const post = (url: string, payload: Buffer, headers: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`An upload returned ${response.statusCode}.`));
      response.resume().once('end', resolve);
    });
    sent.once('error', reject).end(payload);
  });

/** Returns the processor time of a process in milliseconds; Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the resident memory of a process. */
const megabytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
