/**
 * One tab of the app on a virtual clock. The app's own policies decide when it sends a call. fleet.test.ts compares its
 * calls with those of a browser.
 */
import type { OperationId } from '@wallet/contract';
import { nextPollDelay } from '../src/api/poll-schedule.ts';
import { isRetried, recoveryDelay, retryDelay, staleTimeOf } from '../src/api/query-policy.ts';
import { pollingDelay, reconnectDelay } from '../src/chat/reconnect-policy.ts';
import { connected, reduceConnection, type ConnectionEvent } from '../src/api/connection/connection.ts';
import { probeDelay } from '../src/api/connection/probe-delay.ts';
import { chatLimits } from '@wallet/contract/chat';
import { assumptions } from './assumptions.ts';
import type { Meter } from './meter.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';

export type ChatKind = 'socket' | 'polling';

/** A span in which the servers do not respond, in milliseconds of the virtual clock. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Place {
  readonly timeline: Timeline;
  readonly outage: Outage | undefined;
  meter: Meter;
  readonly random: Random;
  readonly chat: ChatKind;
}

export class Tab {
  isInView = true;
  isChatOpen = false;
  readonly place: Place;
  private readonly startedAt: number;
  /** Time of the last response, by call. */
  private readonly respondedAt = new Map<OperationId, number>();
  private readonly failed = new Set<OperationId>();
  private mounted: readonly OperationId[] = [];
  private connection = connected;
  private isProbing = false;
  private socket: 'none' | 'joined' | 'lost' = 'none';
  private stopReconnecting: () => void = () => undefined;
  private stopPolling: () => void = () => undefined;
  /** Polls now; undefined while nothing is polled. */
  poll: (() => void) | undefined;
  private isClosed = false;

  constructor(place: Place) {
    this.place = place;
    this.startedAt = place.timeline.now;
  }

  private get isBackendUp(): boolean {
    const { outage, timeline } = this.place;
    return outage === undefined || timeline.now < outage.from || timeline.now >= outage.to;
  }

  /** Sends a call; returns whether it got a response. */
  send(id: OperationId): boolean {
    const { timeline, meter } = this.place;
    meter.count(id, timeline.now);
    const hasResponse = this.isBackendUp;
    const call = id.startsWith('chat.') ? `POST /api/chat/${id}` : id;
    this.report(hasResponse ? { type: 'responded' } : { type: 'failed', call });
    if (hasResponse) this.respondedAt.set(id, timeline.now);
    return hasResponse;
  }

  private report(sign: ConnectionEvent): void {
    const wasFailing = this.connection.isFailing;
    this.connection = reduceConnection(this.connection, sign);
    if (wasFailing && !this.connection.isFailing) this.readFailedAgain();
    if (!this.connection.isFailing || this.isProbing) return;
    this.isProbing = true;
    this.probe(0);
  }

  private readFailedAgain(): void {
    const { timeline, random } = this.place;
    timeline.after(recoveryDelay(random.next), () => {
      const failed = this.mounted.filter((id) => this.failed.has(id));
      if (!this.connection.isFailing && !this.isClosed) for (const id of failed) this.readNow(id);
    });
  }

  private probe(attempt: number): void {
    const { timeline, random } = this.place;
    timeline.after(probeDelay(attempt, random.next), () => {
      this.isProbing = this.connection.isFailing && !this.isClosed;
      if (!this.isProbing) return;
      if (this.isInView) this.send('site.active');
      this.probe(attempt + 1);
    });
  }

  /** Reads a response that is missing or stale. */
  read(id: OperationId): void {
    const at = this.respondedAt.get(id);
    if (at === undefined || this.place.timeline.now - at >= staleTimeOf(id)) this.readNow(id);
  }

  /** Reads a response again, with retries. */
  readNow(id: OperationId, failures = 0): void {
    if (this.send(id)) return void this.failed.delete(id);
    this.failed.add(id);
    if (!isRetried(failures, this.connection.isFailing)) return;
    const { timeline, random } = this.place;
    timeline.after(retryDelay(failures, random.next), () => {
      if (this.isInView && !this.isClosed) this.readNow(id, failures + 1);
    });
  }

  /** Opens a page and reads its stale queries. */
  goTo(reads: readonly OperationId[]): void {
    this.mounted = reads;
    for (const id of reads) this.read(id);
  }

  /** Opens a dialog over the page; returns its close function. */
  openDialog(reads: readonly OperationId[]): () => void {
    const before = this.mounted;
    this.mounted = [...new Set([...before, ...reads])];
    for (const id of reads) this.read(id);
    return () => void (this.mounted = before);
  }

  /** Invalidates queries: shown ones are read now, others when they are shown. */
  invalidate(...ids: readonly OperationId[]): void {
    for (const id of ids) {
      this.respondedAt.delete(id);
      if (this.mounted.includes(id)) this.readNow(id);
    }
  }

  hide(): void {
    this.isInView = false;
    const { random } = this.place;
    if (random.chance(assumptions.cutWhileHidden)) this.cutSocket();
  }

  /** The phone closes the socket; nothing reconnects until the phone wakes up. */
  cutSocket(): void {
    if (this.socket === 'joined') this.socket = 'lost';
  }

  /** The tab is visible again: stale queries are read, as TanStack Query does on focus, and polls run now. */
  show(): void {
    this.isInView = true;
    for (const id of this.mounted) this.read(id);
    this.poll?.();
    if (this.socket !== 'none') this.wakeChat(0);
  }

  close(): void {
    this.isClosed = true;
    this.isInView = false;
    this.stopPolling();
    this.stopReconnecting();
  }

  /** Polls on the app's schedule until `poll` returns true. */
  startPolling(poll: () => boolean): void {
    this.stopPolling();
    const { timeline } = this.place;
    let since = timeline.now;
    let cancel: () => void = () => undefined;
    const plan = () => {
      const wait = nextPollDelay(timeline.now - since);
      if (wait === false) return;
      cancel = timeline.after(wait, () => {
        if (this.isInView && poll()) this.stopPolling();
        else plan();
      });
    };
    this.stopPolling = () => {
      cancel();
      this.poll = undefined;
    };
    this.poll = () => {
      cancel();
      since = timeline.now;
      const isThere = poll();
      if (isThere) this.stopPolling();
      else plan();
    };
    plan();
  }

  /** The chat loads when the page is idle. */
  startChat(): void {
    this.read('chat.enabled');
    this.read('chat.config');
    if (this.place.chat === 'polling') this.pollChat();
    else this.openSocket(0);
  }

  private pollChat(): void {
    const { timeline, random } = this.place;
    this.readNow('chat.history');
    const next = () =>
      timeline.after(this.toNextCheck(pollingDelay(this.isChatOpen, random.next)), () => {
        if (this.isClosed) return;
        if (this.isInView) this.readNow('chat.history');
        next();
      });
    next();
  }

  /**
   * Returns the milliseconds to the first connection check after a delay; each tab counts five seconds from its own
   * start.
   */
  private toNextCheck(delay: number): number {
    const { timeline } = this.place;
    const check = chatLimits.reconnectCheck;
    const due = timeline.now - this.startedAt + delay;
    return delay + check - (due % check);
  }

  private openSocket(attempt: number): void {
    const { timeline, meter } = this.place;
    meter.count('socket', timeline.now);
    if (this.isBackendUp) {
      this.socket = 'joined';
      this.readNow('chat.history');
      return;
    }
    // Without an upgrade, the client falls back to polling.
    meter.count('socket', timeline.now);
    this.loseSocket(attempt + 1);
  }

  /** The server or the network closes the socket. */
  loseSocket(attempt = 0): void {
    if (this.socket === 'none' && attempt === 0) return;
    this.socket = 'lost';
    this.reopen(reconnectDelay(attempt, this.isChatOpen, this.place.random.next), attempt);
  }

  private reopen(delay: number, attempt: number): void {
    this.stopReconnecting();
    const wait = this.toNextCheck(delay);
    this.stopReconnecting = this.place.timeline.after(wait, () => {
      if (this.isClosed || this.socket !== 'lost' || !this.isInView) return;
      this.openSocket(attempt);
    });
  }

  /** The phone reports that it is online again. */
  wakeChat(delay: number): void {
    if (this.place.chat !== 'socket' || this.socket === 'none') return;
    if (this.socket === 'joined') return this.readNow('chat.history');
    if (delay === 0) {
      this.stopReconnecting();
      this.openSocket(0);
    } else this.reopen(delay, 0);
  }
}
