/** A room at a backend and the network to one player; tests control each step. */
import { clientIdOf, type ChatMessage, type Conversation } from '@wallet/contract/chat';
import { toMoment } from '@wallet/contract/wire/time';
import {
  emptyConversation,
  reduceConversation,
  settledOf,
  type ConversationEvent,
  type ConversationState,
} from './conversation.ts';
import { customer, momentOf } from './message-key.ts';
import { readEarlier, readNewest, type ReadPage } from './read-history.ts';

export const textOf = (text: string, clientId?: string): ChatMessage => ({
  message_type: 'text',
  payload: { text, ...(clientId !== undefined && { clientId }) },
});

/** Returns a message of the player or of support. */
export const chatMessage = (
  text: string,
  at: number,
  { sender = 'agent', clientId = '' } = {},
): Conversation => ({
  sender,
  message: textOf(text, clientId || undefined),
  createdAt: toMoment(at),
});

export const wroteText = (key: string, text = key): ConversationEvent => ({
  type: 'wrote',
  key,
  message: textOf(text, key),
  delivery: { state: 'sending' },
});

export const after = (...events: ConversationEvent[]): ConversationState =>
  events.reduce(reduceConversation, emptyConversation);

export const textsOf = ({ entries }: ConversationState): string[] =>
  entries.map(({ message }) =>
    message.message_type === 'text' ? message.payload.text : message.message_type,
  );

/** Situations that the random schedules must cover. */
export const situations = [
  'echo before the response',
  'echo after the response',
  'lost response',
  'dropped echo',
  'doubled echo',
  'reordered echoes',
  'sent while away',
  'shifted page',
] as const;
export type StartedScenario = (typeof situations)[number];

/** A request of the player in flight. */
interface Letter {
  readonly key: string;
  readonly message: ChatMessage;
  /** The time in the backend's response. */
  at?: number;
}

/** A player in a room, step by step: numbers choose the next request or event. */
export class SteppedRoom {
  state = emptyConversation;
  /** Messages of the room, oldest first. */
  readonly room: Conversation[] = [];
  /** Situations that this schedule has covered. */
  readonly met = new Set<StartedScenario>();
  /** Times of messages that the socket delivered. */
  readonly #delivered: number[] = [];
  /** Times of messages with a response. */
  readonly #settled = new Set<number>();
  readonly #letters: Letter[] = [];
  #echoes: Conversation[] = [];
  #isConnected = true;
  #written = 0;
  readonly #echoesKey: boolean;

  constructor(echoesKey: boolean) {
    this.#echoesKey = echoesKey;
  }

  dispatch(event: ConversationEvent): void {
    this.state = reduceConversation(this.state, event);
  }

  /** Few texts, so that many messages are equal. */
  write(which: number): void {
    const key = `own-${(this.#written += 1)}`;
    const text = `text ${which % 3}`;
    this.dispatch(wroteText(key, text));
    this.#letters.push({ key, message: textOf(text, key) });
  }

  #take(message: ChatMessage, sender: string): number {
    const clientId = sender === customer ? clientIdOf(message) : undefined;
    const before =
      this.#echoesKey && clientId !== undefined
        ? this.room.find((one) => clientIdOf(one.message) === clientId)
        : undefined;
    if (before?.createdAt !== undefined) return Date.parse(before.createdAt);
    const at = 1_000 + this.room.length;
    const { payload } = message as Extract<ChatMessage, { message_type: 'text' }>;
    const conversation = {
      sender,
      message: this.#echoesKey ? message : textOf(payload.text),
      createdAt: toMoment(at),
    };
    this.room.push(conversation);
    if (this.#isConnected) this.#echoes.push(conversation);
    else this.met.add('sent while away');
    return at;
  }

  send(which: number): void {
    this.#take(textOf(`agent ${which % 3}`), 'agent');
  }

  arrive(which: number): void {
    const letter = pick(
      this.#letters.filter(({ at }) => at === undefined),
      which,
    );
    if (letter) letter.at = this.#take(letter.message, customer);
  }

  /** Delivers or loses the response of a message that arrived; one that did not arrive fails. */
  respond(which: number, isLost: boolean): void {
    const letter = pick(this.#letters, which);
    if (!letter) return;
    this.#letters.splice(this.#letters.indexOf(letter), 1);
    const { key, at } = letter;
    if (at !== undefined && !isLost) {
      this.#settled.add(at);
      return this.dispatch({ type: 'settled', key, at });
    }
    if (at !== undefined) this.met.add('lost response');
    this.dispatch({ type: 'moved', key, delivery: { state: 'failed' } });
  }

  #failed(which: number) {
    return pick(
      this.state.entries.filter(({ delivery }) => delivery?.state === 'failed'),
      which,
    );
  }

  resend(which: number): void {
    const failed = this.#failed(which);
    if (!failed) return;
    this.dispatch({ type: 'moved', key: failed.key, delivery: { state: 'sending' } });
    this.#letters.push({ key: failed.key, message: failed.message });
  }

  remove(which: number): void {
    const failed = this.#failed(which);
    if (!failed) return;
    this.dispatch({ type: 'removed', key: failed.key });
  }

  /** Delivers a message by the socket in any order: once, as a duplicate that comes again, or never. */
  echo(which: number, how: 'once' | 'again' | 'drop'): void {
    const conversation = pick(this.#echoes, which);
    if (!conversation) return;
    if (how !== 'again') this.#echoes.splice(this.#echoes.indexOf(conversation), 1);
    if (how === 'drop') return void this.met.add('dropped echo');
    this.#noteEcho(conversation);
    this.dispatch({ type: 'received', conversation });
  }

  #noteEcho(conversation: Conversation): void {
    const at = momentOf(conversation);
    if (this.#delivered.includes(at)) this.met.add('doubled echo');
    else if (this.#delivered.some((before) => before > at)) this.met.add('reordered echoes');
    this.#delivered.push(at);
    if (this.#settled.has(at)) this.met.add('echo after the response');
    else if (this.#letters.some((letter) => letter.at === at)) this.met.add('echo before the response');
  }

  disconnect(): void {
    this.#isConnected = false;
    this.#echoes = [];
  }

  /** Reads pages of the history while `meanwhile` runs. */
  #pages(meanwhile: () => void): ReadPage {
    let begunWith: number | undefined;
    return ({ limit, skip }) => {
      begunWith ??= this.room.length;
      if (this.room.length > begunWith) this.met.add('shifted page');
      const page = [...this.room].reverse().slice(skip, skip + limit);
      meanwhile();
      return Promise.resolve(page);
    };
  }

  async connect(meanwhile: () => void = () => undefined): Promise<void> {
    this.#isConnected = true;
    const read = await readNewest(this.#pages(meanwhile), this.state);
    this.dispatch({ type: 'caught-up', ...read });
  }

  async goBack(meanwhile: () => void = () => undefined): Promise<void> {
    if (this.state.reach !== 'part') return;
    const read = await readEarlier(this.#pages(meanwhile), this.state);
    this.dispatch({ type: 'went-back', ...read });
  }

  /** Delivers everything in flight, restores the connection, and reads the whole history. */
  async settleAll(): Promise<void> {
    while (this.#letters.length > 0) {
      this.arrive(0);
      this.respond(0, false);
    }
    while (this.#echoes.length > 0) this.echo(0, 'once');
    await this.connect();
    while (this.state.reach === 'part') await this.goBack();
  }

  get shown() {
    return settledOf(this.state);
  }
}

const pick = <T>(items: readonly T[], which: number): T | undefined => items[which % (items.length || 1)];
