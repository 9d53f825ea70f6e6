/** The context of a case: callers, members, and where the target has them a world, its clock, and the chat socket. */
import { randomInt } from 'node:crypto';
import type { MarketName } from '@wallet/contract/market';
import type { ControlledWorld } from '../src/control/control-client.ts';
import { worldCookieOf } from '../src/http/caller.ts';
import type { ArrangeHooks, Credentials, HookName, MemberFacts } from './arrange.ts';
import { hookCapabilities, hooksOf } from './arrange.ts';
import type { Caller, Exchange, Wire } from './caller.ts';
import { createCaller } from './caller.ts';
import type { Capability } from './capability.ts';
import { demo } from './facts.ts';
import type { ChatSocket } from './socket.ts';
import { connect } from './socket.ts';
import type { Target } from './target.ts';

/** The moment at which worlds stand still: noon of a Thursday in Bangkok, the year's third week. */
export const present = '2026-01-15T12:00:00.000+07:00';

export interface MemberCaller extends Caller {
  readonly id: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
  /** The same member with another token, as on another device. */
  again(): Promise<MemberCaller>;
  /** Returns the balance of the wallet, in baht. */
  balance(): Promise<number>;
}

export interface Context {
  /** Calls without a session. */
  guest(): Promise<Caller>;
  /** Calls with any value as token. */
  bearing(token: string): Promise<Caller>;
  /**
   * Returns a member who is signed in: with facts a new one, without the one that was given for this run; in a simulator
   * a demo member.
   */
  member(facts?: MemberFacts): Promise<MemberCaller>;
  /** Somebody else. */
  other(facts?: MemberFacts): Promise<MemberCaller>;
  /** One of the members a simulator's world begins with, by phone number. */
  demo(phone: string): Promise<MemberCaller>;
  /** The world of this case; `market` counts where it is asked for first. */
  world(market?: MarketName): Promise<ControlledWorld>;
  /** Lets time pass: milliseconds. */
  later(ms: number): Promise<void>;
  /** Returns a phone number that nobody has registered. */
  newPhone(): Promise<string>;
  /** Returns the one-time password that was sent to a phone number last. */
  otp(phone: string): Promise<string>;
  /** Pays a QR code as a customer of a bank would; returns false when the payment is refused. */
  payQr(qrcodeId: string): Promise<boolean>;
  /** Pays the waiting withdrawal of a member, or rejects it. */
  settleWithdrawal(phone: string, outcome: 'paid' | 'rejected'): Promise<void>;
  /** Returns the moment it is at the backend, in epoch milliseconds. */
  now(): Promise<number>;
  /** Connects to the chat with what a socket says of itself. */
  socket(auth: Readonly<Record<string, unknown>>): Promise<ChatSocket>;
  /** The secret that gift links are encrypted with. */
  readonly linkSecret: string;
}

export interface OpenContext {
  readonly context: Context;
  readonly exchanges: readonly Exchange[];
  /** The world that is the case's own, if it has one. */
  readonly world: () => ControlledWorld | undefined;
  close(): void;
}

/** State that the cases of a run share. */
export interface Shared {
  /** Sessions of the members that were given: a backend counts logins. */
  readonly sessions: Map<string, Promise<MemberCaller>>;
  /** The world of the cases that arrange nothing. */
  world?: Promise<ControlledWorld>;
  /** Milliseconds that hooks moved the clock of the backend. */
  moved: number;
  /** Members made in that world. */
  made: number;
}

const usualPassword = 'conform1';
const usualAccount = {
  bankCode: 'SCB',
  bankAccountName: 'CONFORM TEST',
};

const changing: readonly Capability[] = ['effects', 'facts', 'control'];

export function openContext(target: Target, requires: readonly Capability[], shared: Shared): OpenContext {
  const { control, baseUrl, timeout, linkSecret, socketUrl } = target;
  const exchanges: Exchange[] = [];
  const lines: ChatSocket[] = [];
  const isArranged = requires.some((name) => changing.includes(name));
  // Cases that change nothing disturb nobody: they share a world, which costs less than one each.
  const place: Pick<Shared, 'world' | 'made'> = isArranged ? { made: 0 } : shared;
  let known: ControlledWorld | undefined;

  const declared = (capability: Capability): void => {
    if (!requires.includes(capability))
      throw new Error(`The case uses “${capability}” and does not declare it.`);
  };

  /** The world of the case, where the target has worlds at all. */
  async function ownWorld(market: MarketName = 'thailand'): Promise<ControlledWorld | undefined> {
    if (control) known = await (place.world ??= control.worlds.create({ frozenAt: present, market }));
    return known;
  }

  const wire: Wire = {
    baseUrl,
    timeout,
    world: () => known?.id,
    note(exchange) {
      exchanges.push(exchange);
    },
  };

  async function bearing(token?: string): Promise<Caller> {
    await ownWorld();
    return createCaller(wire, token);
  }

  function memberCaller(id: string, token: string, { phone, password }: Credentials): MemberCaller {
    const caller = createCaller(wire, token);
    return {
      ...caller,
      id,
      phone,
      password,
      token,
      again: () => signIn({ phone, password }, id),
      balance: async () => (await caller.gets('wallet.read')).wallet.amount,
    };
  }

  async function signIn({ phone, password }: Credentials, id?: string): Promise<MemberCaller> {
    const guest = await bearing();
    const { token } = await guest.gets('session.login', { body: { username: phone, password } });
    const own = id ?? (await createCaller(wire, token).gets('profile.read')).profile._id;
    return memberCaller(own, token, { phone, password });
  }

  async function newMember(facts: MemberFacts, world?: ControlledWorld): Promise<MemberCaller> {
    place.made++;
    // A world is new; any other backend may have the accounts of an earlier run.
    const bankAccountNo = world
      ? `55500${String(place.made).padStart(5, '0')}`
      : `555${String(randomInt(1e7)).padStart(7, '0')}`;
    const member = await hook('member', world);
    const credentials = await member({
      password: usualPassword,
      bankAccount: { ...usualAccount, bankAccountNo },
      ...facts,
    });
    if (!world) return signIn(credentials);
    // A simulator counts logins; the control API does not.
    const { token, member: row } = await world.members.signIn(credentials.phone);
    return memberCaller(row.id, token, credentials);
  }

  async function demoMember(world: ControlledWorld, phone: string): Promise<MemberCaller> {
    const { token, member } = await world.members.signIn(phone);
    return memberCaller(member.id, token, { phone, password: member.password });
  }

  async function hook<Name extends HookName>(
    name: Name,
    world?: ControlledWorld,
  ): Promise<NonNullable<ArrangeHooks[Name]>> {
    const steered = world ?? (await ownWorld());
    const found = steered ? hooksOf(steered)[name] : target.hooks?.[name];
    if (!found) throw new Error(`The target has no hook “${name}”.`);
    return found;
  }

  /** Runs a hook whose capability the case declares. */
  const arranged = async <Name extends Exclude<HookName, 'member'>>(name: Name) => {
    declared(hookCapabilities[name]);
    return hook(name);
  };

  async function given(index: 0 | 1, facts: MemberFacts | undefined): Promise<MemberCaller> {
    declared(facts ? 'facts' : index === 0 ? 'member' : 'second-member');
    const world = await ownWorld();
    if (facts) return newMember(facts, world);
    if (world) return demoMember(world, [demo.rich, demo.due][index] ?? demo.rich);
    const credentials = target.members[index];
    if (!credentials) throw new Error('Nobody was given to sign in as.');
    const signedIn = shared.sessions.get(credentials.phone) ?? signIn(credentials);
    shared.sessions.set(credentials.phone, signedIn);
    const { id, token } = await signedIn;
    return memberCaller(id, token, credentials);
  }

  async function arrangedWorld(market?: MarketName): Promise<ControlledWorld> {
    declared('control');
    const world = await ownWorld(market);
    if (!world) throw new Error('The target has no worlds.');
    return world;
  }

  const context: Context = {
    linkSecret,
    guest: () => bearing(),
    bearing,
    member: (facts) => given(0, facts),
    other: (facts) => given(1, facts),
    demo: async (phone) => demoMember(await arrangedWorld(), phone),
    world: arrangedWorld,
    async later(ms) {
      await (
        await arranged('later')
      )(ms);
      shared.moved += ms;
      // Sessions end in time.
      shared.sessions.clear();
    },
    newPhone: async () => (await arranged('newPhone'))(),
    otp: async (phone) => (await arranged('otp'))(phone),
    payQr: async (qrcodeId) => (await arranged('payQr'))(qrcodeId),
    settleWithdrawal: async (phone, outcome) => (await arranged('settleWithdrawal'))(phone, outcome),
    async now() {
      const world = await ownWorld();
      if (world) return Date.parse((await world.clock.read()).now);
      const { headers } = await createCaller(wire).send('site.active');
      return (Date.parse(headers.get('date') ?? '') || Date.now()) + shared.moved;
    },
    async socket(auth) {
      declared('socket');
      await ownWorld();
      const line = await connect({
        url: socketUrl ?? baseUrl,
        auth,
        cookie: known && `${worldCookieOf(new URL(socketUrl ?? baseUrl).host)}=${known.id}`,
        timeout,
      });
      lines.push(line);
      return line;
    },
  };

  return {
    context,
    exchanges,
    world: () => (isArranged ? known : undefined),
    close() {
      for (const line of lines) line.close();
    },
  };
}
