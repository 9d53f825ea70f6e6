import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import type { Progress } from '@wallet/ui/base/progress';
import { useEffect, useRef, useState } from 'react';
import { watchSession, session } from '#api/session/session.ts';
import type { AnswerOf, Endpoint, RequestOf, Route } from './client.ts';
import { claim, newIntent, release, runAlone } from './intent.ts';
import { ApiError, failureOf, outcomeOf } from './api-error.ts';
import type { OnUpload } from './upload.ts';

/** What re-reading the books has shown about an effect of unknown outcome. */
export type Verdict = Extract<Progress, { state: 'unknown' }>['verdict'];

/** Looks into the books before and after, to tell whether an effect of unknown outcome happened (decisions 30). */
export interface Reconciler<Request> {
  /** Notes what the books say before the effect. Must not throw. */
  before(client: QueryClient, request: Request): Promise<(client: QueryClient) => Promise<Verdict>>;
  /** Whether to look into the books after a success, too: what is written there is followed. */
  readonly isFollowed?: boolean;
}

/** What to do with the answer of a call that succeeded. */
export type WhenDone<R extends Route> = (answer: AnswerOf<R>, request: RequestOf<R>) => void;

/** Told the verdict on a lost answer that `progress` no longer shows: its sheet was closed, or its screen left. */
export type OnLateVerdict = (verdict: Exclude<Verdict, 'checking'>) => void;

export interface ApiMutationOptions<R extends Route> {
  /** Nouns to read anew afterwards. */
  invalidates?: readonly Noun[];
  /** The endpoint keeps the answer in the cache, so only a lost one is read anew. */
  isAnswerCached?: boolean;
  /** For money: how to find out what became of it when no answer came back. */
  reconciler?: Reconciler<RequestOf<R>>;
  onLateVerdict?: OnLateVerdict | undefined;
  /** Returns the request as it is sent; nothing is sent when it rejects. */
  encode?: (request: RequestOf<R>) => Promise<RequestOf<R>>;
  /** Called with the answer before anything is read again, also when the screen was left. */
  onAnswer?: WhenDone<R>;
  /** Called with the error, also when the screen was left. */
  onFailure?: (error: unknown) => void;
  /** Called with the answer while the screen is there. */
  onDone?: WhenDone<R>;
}

/** What goes with an effect that takes its time: a way to give it up, and an ear for how much has left. */
export interface RequestControl {
  readonly signal: AbortSignal;
  readonly onUpload: OnUpload;
}

/** An effect bound to a component: how it stands, and the ways to start and to forget it. */
export interface ApiMutation<R extends Route> {
  readonly progress: Progress;
  /** Epoch in milliseconds before which another try is no use, after too many. */
  readonly retryAt: number | undefined;
  /** Resolves when it has ended, however it ended; `progress` tells how. */
  run(request: RequestOf<R>, course?: RequestControl): Promise<void>;
  reset(): void;
}

interface Started<R extends Route> {
  readonly request: RequestOf<R>;
  readonly course: RequestControl | undefined;
  /** The claim it runs under; undefined when the same member's last one is still on its way from a screen that was left. */
  readonly claimed: string | undefined;
}

/**
 * An effect of the contract as a mutation: one intent, one request, no retry. While it runs, a second start does
 * nothing; offline it fails at once and is not sent later.
 */
export function useApiMutation<R extends Route>(
  endpoint: Endpoint<R, false>,
  {
    invalidates,
    isAnswerCached = false,
    reconciler,
    onLateVerdict,
    encode,
    onAnswer,
    onFailure,
    onDone,
  }: ApiMutationOptions<R> = {},
): ApiMutation<R> {
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict>('checking');
  const isRunning = useRef(false);
  // The intent whose end is shown; undefined when none is, by a reset or because the component is gone.
  const shown = useRef<symbol>(undefined);
  useEffect(() => () => void (shown.current = undefined), []);

  async function perform({ request, course }: Started<R>): Promise<AnswerOf<R>> {
    if (navigator.onLine === false) throw refused('offline');
    const isStillTheirs = watchSession();
    // The books may take longer over one intent than the player over the next.
    const intent = (shown.current = Symbol(endpoint.id));
    const tell = (found: Verdict) => {
      if (shown.current === intent) setVerdict(found);
      else if (found !== 'checking' && isStillTheirs()) onLateVerdict?.(found);
    };
    const answer = await runAlone(endpoint.id, async () => {
      const reconcile = await reconciler?.before(client, request);
      // What one member has decided is not sent with the token of the next.
      if (!isStillTheirs()) throw new ApiError({ kind: 'cancelled' });
      try {
        const sent = encode ? await encode(request) : request;
        const answered = await endpoint.ask(sent, { intent: newIntent(), ...course });
        onAnswer?.(answered, request);
        if (reconciler?.isFollowed) void reconcile?.(client);
        return answered;
      } catch (error) {
        onFailure?.(error);
        if (reconcile && outcomeOf(error).kind === 'unknown') {
          tell('checking');
          void reconcile(client).then(tell);
        }
        throw error;
      }
    });
    if (answer === 'busy') throw refused('elsewhere');
    return answer;
  }

  const { mutateAsync, reset, isPending, isSuccess, error } = useMutation<AnswerOf<R>, Error, Started<R>>({
    mutationKey: [endpoint.id],
    scope: { id: endpoint.id },
    ...(invalidates && { meta: { invalidates, isAnswerCached } }),
    async mutationFn(started) {
      if (started.claimed === undefined) throw refused('elsewhere');
      try {
        return await perform(started);
      } finally {
        // Here and not in a callback of the component, which may be gone by now.
        release(started.claimed);
      }
    },
  });

  return {
    progress: progressOf({ isPending, isSuccess, error }, reconciler ? verdict : 'unclear'),
    retryAt: retryAtOf(error),
    async run(request, course) {
      if (isRunning.current) return;
      isRunning.current = true;
      const name = `${endpoint.id}@${session.get().epoch}`;
      const claimed = claim(name) ? name : undefined;
      // A callback of this call, not of the hook: an answer must not lead away from a screen that came later.
      const onSuccess = (answer: AnswerOf<R>) => onDone?.(answer, request);
      await settled(mutateAsync({ request, course, claimed }, { onSuccess }));
      isRunning.current = false;
    },
    reset() {
      shown.current = undefined;
      reset();
    },
  };
}

/**
 * An effect that belongs to no component: what was written in a conversation is sent also while its panel is closed. One
 * request, no retry; offline it fails at once, and nothing of one member leaves with the token of the next. Rejects with
 * an ApiError unless it succeeded.
 */
export function runMutation<R extends Route>(
  client: QueryClient,
  endpoint: Endpoint<R, false>,
  request: RequestOf<R>,
  course?: RequestControl,
): Promise<AnswerOf<R>> {
  const mutation = client.getMutationCache().build<AnswerOf<R>, Error, void, unknown>(client, {
    mutationKey: [endpoint.id],
    mutationFn() {
      if (navigator.onLine === false) throw refused('offline');
      return endpoint.ask(request, { intent: newIntent(), ...course });
    },
  });
  return mutation.execute();
}

/** The end of an asking, success or not. */
export const settled = (asking: Promise<unknown>): Promise<void> =>
  asking.then(
    () => undefined,
    () => undefined,
  );

/** Refused on this side, before anything left; words like those of a code. */
const refused = (message: 'offline' | 'elsewhere') =>
  new ApiError({ kind: 'rejected', failure: { message } });

/** How a mutation stands, as a component shows it. */
export function progressOf(
  { isPending, isSuccess, error }: { isPending: boolean; isSuccess: boolean; error: Error | null },
  verdict: Verdict,
): Progress {
  if (isPending) return { state: 'pending' };
  if (isSuccess) return { state: 'done' };
  if (!error) return { state: 'idle' };
  const outcome = outcomeOf(error);
  switch (outcome.kind) {
    case 'rejected':
    case 'unauthorised':
    case 'limited':
      return { state: 'refused', failure: outcome.failure };
    case 'unknown':
      return { state: 'unknown', verdict, failure: failureOf(error) };
    // Where the service is closed, its page takes the place of this one; where it is not, the call was refused.
    case 'gone':
      return { state: 'refused', failure: failureOf(error) };
    case 'cancelled':
      return { state: 'idle' };
  }
}

/** When another try makes sense, if the last one was one too many. */
export function retryAtOf(error: Error | null): number | undefined {
  const outcome = error && outcomeOf(error);
  return outcome?.kind === 'limited' ? outcome.retryAt : undefined;
}

/** How the one of several effects stands that is not idle; a form runs one of them at a time. */
export const latestProgress = (...effects: readonly { readonly progress: Progress }[]): Progress =>
  effects.find(({ progress }) => progress.state !== 'idle')?.progress ?? { state: 'idle' };
