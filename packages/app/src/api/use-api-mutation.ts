import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Noun } from '@wallet/contract';
import type { Accepted, EffectEvidence, EffectRecord, Progress, Verdict } from '@wallet/ui/base/progress';
import { useEffect, useRef, useState } from 'react';
import { hashOf } from '#api/session/ended-tokens.ts';
import { watchSession, session } from '#api/session/session.ts';
import type { ResponseBody, Endpoint, RequestOf, Route } from './client.ts';
import { newIntent } from './intent.ts';
import { invalidateNouns } from './query-client.ts';
import { ApiError, outcomeOf, rejectedError } from './api-error.ts';
import { progressOf } from './progress.ts';
import type { OnUpload } from './upload.ts';

export type { Verdict };

/** A success status for an effect that nobody has seen yet (decisions 30). */
export interface Acceptance {
  /** Epoch in milliseconds. */
  readonly at: number;
  /** Called after each look that does not find the effect. */
  onMiss(): void;
  /** Called when the effect is found, also by another look. */
  onSeen(): void;
}

/** Looks for an effect: of unknown outcome, or accepted. */
export type Look = (client: QueryClient, acceptance?: Acceptance) => Promise<Verdict>;

export interface SentIntent {
  readonly intent: string;
  /** Called with its transaction. */
  onFound(record: EffectRecord): void;
}

/** Reads the state before and after an effect, to find out whether it happened (decisions 30). */
export interface Reconciler<Request> {
  /** Reads the state before the effect. Must not throw. */
  before(client: QueryClient, request: Request, sent: SentIntent): Promise<Look>;
  /** Called when the player has read the outcome, or needs no reconciliation. */
  end?(): void;
  /** Whether a success needs evidence, too. */
  readonly confirms?: boolean;
}

/** Called with the response of a successful call. */
export type WhenDone<R extends Route> = (response: ResponseBody<R>, request: RequestOf<R>) => void;

/** Called with the verdict on an effect after its sheet was closed or its screen left. `failed`: its transaction failed. */
export type OnLateVerdict = (verdict: Exclude<Verdict, 'checking'> | 'failed', isAccepted: boolean) => void;

export interface ApiMutationOptions<R extends Route> {
  /** Nouns to read again afterwards. */
  invalidates?: readonly Noun[];
  /** The endpoint caches the response, so only a lost one is read again. */
  isResponseCached?: boolean;
  /** For money: looks for the effect. */
  reconciler?: Reconciler<RequestOf<R>>;
  onLateVerdict?: OnLateVerdict | undefined;
  /** Returns the request to send; a rejection sends nothing. */
  encode?: (request: RequestOf<R>) => Promise<RequestOf<R>>;
  /** Called with the response before queries are read again, also after the screen was left. */
  onResponse?: WhenDone<R>;
  /** Called with the error, also after the screen was left. */
  onFailure?: (error: unknown) => void;
  /** Called with the response while the component is mounted. */
  onDone?: WhenDone<R>;
  /** For uploads: called with the sent share, 0 to 1. */
  onUpload?: OnUpload;
}

/** An effect of a component: its progress, start and reset. */
export interface ApiMutation<R extends Route> {
  readonly progress: Progress;
  /** Resolves after a success or a failure; `progress` has the result. */
  run(request: RequestOf<R>): Promise<void>;
  reset(): void;
}

export interface CancellableMutation<R extends Route> extends ApiMutation<R> {
  /** Aborts the request, unless it is fully sent. */
  cancel(): void;
}

interface Started<R extends Route> {
  readonly request: RequestOf<R>;
  readonly owner: symbol;
  readonly epoch: number;
  /** Whether the same effect of this member still runs from another component. */
  readonly isElsewhere: boolean;
}

/**
 * Returns a mutation of the contract: one intent, one request, no retry. While it runs, a second start does nothing;
 * offline it fails at once and is not sent later.
 */
export function useApiMutation<R extends Route>(
  endpoint: Endpoint<R, false>,
  {
    invalidates,
    isResponseCached = false,
    reconciler,
    onLateVerdict,
    encode,
    onResponse,
    onFailure,
    onDone,
    onUpload,
  }: ApiMutationOptions<R> = {},
): CancellableMutation<R> {
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict>('checking');
  const [accepted, setAccepted] = useState<Omit<Accepted, 'verdict'>>();
  const [evidence, setEvidence] = useState<EffectEvidence>();
  const firstLook = useRef<() => Promise<unknown>>(undefined);
  // Called when the player has read the outcome on the screen.
  const onRead = useRef<() => void>(undefined);
  const [owner] = useState(() => Symbol(endpoint.id));
  // The intent in `progress`; undefined after a reset or an unmount.
  const shown = useRef<AbortController>(undefined);
  useEffect(() => () => void (shown.current = undefined), []);

  async function perform({ request, isElsewhere }: Started<R>): Promise<ResponseBody<R>> {
    if (isElsewhere) throw rejectedError('elsewhere');
    if (navigator.onLine === false) throw rejectedError('offline');
    const isSameSession = watchSession();
    // A reconciliation may outlast the start of the next intent.
    const intent = (shown.current = new AbortController());
    firstLook.current = undefined;
    onRead.current = undefined;
    const number = newIntent();
    setEvidence({ intent: number });
    let hasFailed: boolean | undefined;
    const report = (found: Verdict, isAccepted = false) => {
      const isShown = shown.current === intent;
      if (isShown) setVerdict(found);
      else if (found !== 'checking' && isSameSession())
        onLateVerdict?.(hasFailed ? 'failed' : found, isAccepted);
      // An accepted effect is looked for until it is found.
      if (found === 'checking' || (isAccepted && found !== 'happened')) return;
      if (isShown) onRead.current = () => reconciler?.end?.();
      else reconciler?.end?.();
    };
    const confirm = (look: Look) => {
      const at = Date.now();
      let isSeen = false;
      let hasMissed = false;
      const onCheck = () => {
        report('checking', true);
        return new Promise<void>((resolve) => {
          const note = (found: Verdict) => {
            resolve();
            if (isSeen) return;
            isSeen = found === 'happened';
            // The reads after the response came too early.
            if (isSeen && hasMissed) void invalidateNouns(client, invalidates ?? []);
            hasMissed = true;
            if (shown.current === intent) setAccepted({ at, checkedAt: Date.now(), intent: number, onCheck });
            report(found, true);
          };
          const onMiss = () => note('checking');
          const onSeen = () => note('happened');
          void look(client, { at, onMiss, onSeen }).then(note);
        });
      };
      setAccepted({ at, checkedAt: at, intent: number, onCheck });
      setVerdict('checking');
      firstLook.current = onCheck;
    };
    return runExclusive(endpoint.id, async () => {
      const onFound = (record: EffectRecord) => {
        hasFailed = record.hasFailed;
        if (shown.current === intent) setEvidence({ intent: number, record });
      };
      const reconcile = await reconciler?.before(client, request, { intent: number, onFound });
      // An intent of one member must not use the token of the next.
      if (!isSameSession()) throw new ApiError({ kind: 'cancelled' });
      try {
        const sent = encode ? await encode(request) : request;
        const { signal } = intent;
        const body = await endpoint.send(sent, {
          intent: number,
          signal,
          ...(onUpload && { onUpload }),
        });
        onResponse?.(body, request);
        if (reconcile && reconciler?.confirms) confirm(reconcile);
        else reconciler?.end?.();
        return body;
      } catch (error) {
        onFailure?.(error);
        if (reconcile && outcomeOf(error).kind === 'unknown') {
          report('checking');
          void reconcile(client).then((found) => {
            // The reads after the lost response may have come too early.
            if (found === 'happened') void invalidateNouns(client, invalidates ?? []);
            report(found);
          });
        } else if (shown.current === intent) reconciler?.end?.();
        else report('did-not-happen');
        throw error;
      }
    });
  }

  const { mutateAsync, reset, isPending, isSuccess, error } = useMutation<ResponseBody<R>, Error, Started<R>>(
    {
      mutationKey: [endpoint.id],
      meta: {
        ...(invalidates && { invalidates }),
        isResponseCached,
        firstLook: () => firstLook.current?.(),
      },
      mutationFn: perform,
    },
  );

  return {
    progress: progressOf(
      { isPending, isSuccess, error },
      reconciler ? verdict : 'unclear',
      accepted,
      evidence,
    ),
    async run(request) {
      const { epoch } = session.get();
      const running = client.getMutationCache().find<ResponseBody<R>, Error, Started<R>>({
        mutationKey: [endpoint.id],
        status: 'pending',
        predicate: ({ state }) => (state.variables as Started<R> | undefined)?.epoch === epoch,
      });
      // A second tap.
      if (running?.state.variables?.owner === owner) return;
      const started = { request, owner, epoch, isElsewhere: running !== undefined };
      // Per call, not per hook: TanStack Query skips it after the unmount, so a late response cannot navigate.
      const onSuccess = (response: ResponseBody<R>) => onDone?.(response, request);
      await settled(mutateAsync(started, { onSuccess }));
    },
    cancel: () => shown.current?.abort(),
    reset() {
      shown.current = undefined;
      onRead.current?.();
      onRead.current = undefined;
      reset();
    },
  };
}

/**
 * Runs an effect. Throws if another tab of the member runs the same one: a second tab is no second intent. Without Web
 * Locks (older phones, insecure origins) it just runs.
 */
async function runExclusive<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run();
  const lock = `intent:${hashOf(session.get().token ?? '')}:${name}`;
  return navigator.locks.request(lock, { ifAvailable: true }, (held) => {
    if (held) return run();
    throw rejectedError('elsewhere');
  });
}

/** Resolves after a success or a failure. */
export const settled = (mutation: Promise<unknown>): Promise<void> =>
  mutation.then(
    () => undefined,
    () => undefined,
  );
