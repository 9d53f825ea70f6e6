/** Concurrent clients that move money, each request with a different amount, and a record of the results. */
import { satang, type Satang } from '@wallet/contract/wire/money';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { expect } from 'vitest';
import { callsOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import { createControl, type ControlledWorld } from '../control/control-client.ts';
import { richPhone } from '../http/http.fixture.ts';

/** One intent to move money. */
export interface Intent {
  readonly key: string;
  readonly path: 'transfer' | 'withdraw';
  /** Different for each intent. */
  readonly amount: Satang;
  /** The response, if one arrived. */
  response?: string;
}

const firstAmount = satang(100_00);
const kinds = ['transfer', 'withdraw'];

export class Load {
  readonly #intents: Intent[] = [];
  #token = '';
  #address = '';
  #world: ControlledWorld | undefined;
  /** The transactions before the first intent. */
  #before = new Set<string>();
  /** The number of checked intents. */
  #checked = 0;

  /** Credits the member with more than the sum of all intents. */
  async begin(address: string): Promise<void> {
    this.#connect(address);
    const { token, member } = await this.world.members.signIn(richPhone);
    this.#token = token;
    const adjustment = { account: `wallet:${member.id}`, amount: 10_000_000, reason: 'a test' };
    await this.world.ledger.adjust(adjustment);
    this.#before = new Set((await this.#transactions()).transactions.map(({ id }) => id));
  }

  get world(): ControlledWorld {
    if (!this.#world) throw new Error('No process was started.');
    return this.#world;
  }

  get responded(): number {
    return this.#intents.filter(({ response }) => response !== undefined).length;
  }

  #connect(address: string): void {
    this.#address = address;
    this.#world = createControl({ baseUrl: address }).worlds.of('default');
  }

  /** Sends intents until the connection breaks. `onAnswer` is called for each response. */
  async client(onAnswer: () => void): Promise<void> {
    for (;;) {
      const intent = this.#next();
      const response = await this.#send(intent).catch(() => undefined);
      if (response === undefined) return;
      this.#settle(intent, response);
      onAnswer();
    }
  }

  #next(): Intent {
    const n = this.#intents.length;
    const intent: Intent = {
      key: `intent-${n}`,
      path: n % 2 === 0 ? 'transfer' : 'withdraw',
      amount: satang(firstAmount + n),
    };
    this.#intents.push(intent);
    return intent;
  }

  /** Rejects when the connection breaks. */
  async #send({ key, path, amount }: Intent): Promise<string> {
    const calls = callsOf(overHttp(this.#address));
    const options = { intent: key, token: this.#token };
    const baht = inBaht(amount);
    const { status, text } = await (path === 'transfer'
      ? calls('wallet.transfer', { ...options, body: { from: 'wallet', to: 'PG', amount: baht } })
      : calls('withdraw.create', { ...options, body: { amount: baht } }));
    return `${status} ${text}`;
  }

  #settle(intent: Intent, response: string): void {
    expect(response).toMatch(/^200 /);
    expect(intent.response ?? response).toBe(response);
    intent.response = response;
  }

  #transactions(limit = 1_000) {
    return this.world.ledger.transactions({ kinds, limit });
  }

  /**
   * Checks a restarted server: intents with a response have exactly one effect, the others at most one. After a retry
   * with the same key each has exactly one.
   */
  async check(address: string): Promise<void> {
    this.#connect(address);
    const recent = this.#intents.slice(this.#checked);
    this.#checked = this.#intents.length;
    const times = await this.#timesOf(recent);
    expect(recent.filter(({ key, response }) => response !== undefined && times.get(key) !== 1)).toEqual([]);
    expect(recent.filter(({ key }) => (times.get(key) ?? 0) > 1)).toEqual([]);
    await Promise.all(recent.map(async (intent) => this.#settle(intent, await this.#send(intent))));
    expect((await this.#transactions(1)).total).toBe(this.#before.size + this.#intents.length);
    expect(new Set((await this.#timesOf(recent)).values())).toEqual(new Set([1]));
    expect(await this.world.ledger.audit()).toEqual([]);
  }

  /** Returns the number of transactions of each intent in the ledger. */
  async #timesOf(intents: readonly Intent[]): Promise<Map<string, number>> {
    const { transactions } = await this.#transactions(intents.length);
    const own = transactions.filter(({ id }) => !this.#before.has(id));
    const count = ({ amount, path }: Intent): number =>
      own.filter(
        ({ kind, postings }) =>
          kind === path && postings.some((posting) => posting.amount === inBaht(amount)),
      ).length;
    return new Map(intents.map((intent) => [intent.key, count(intent)]));
  }
}
