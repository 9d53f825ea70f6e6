/** What a case is given: callers, members, and where the target has them a world, its clock, and the chat socket. */
import type { MarketName } from '@wallet/contract/market';
import type { ControlledWorld } from '../src/control/client.ts';
import { worldCookie } from '../src/http/caller.ts';
import type { Caller, Exchange, Wire } from './caller.ts';
import { createCaller } from './caller.ts';
import type { Need } from './need.ts';
import type { Line } from './socket.ts';
import { connect } from './socket.ts';
import type { Credentials, Target } from './target.ts';

/** The moment at which worlds stand still: noon of a Thursday in Bangkok, the year's third week. */
export const present = '2026-01-15T12:00:00.000+07:00';

export type BankAccount = {
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
};

/** What a new member has; amounts in baht. */
export interface MemberFacts {
  readonly phone?: string;
  readonly password?: string;
  readonly wallet?: number;
  readonly coin?: number;
  /** Null for none. */
  readonly bankAccount?: BankAccount | null;
}

export interface MemberCaller extends Caller {
  readonly id: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
  /** The same member with another token, as on another device. */
  again(): Promise<MemberCaller>;
  /** What is in the wallet, in baht. */
  balance(): Promise<number>;
}

export interface Stage {
  /** Calls without a session. */
  guest(): Promise<Caller>;
  /** Calls with whatever is taken for a token. */
  bearing(token: string): Promise<Caller>;
  /** Somebody who is signed in; in a simulator a new member, with these facts. */
  member(facts?: MemberFacts): Promise<MemberCaller>;
  /** Somebody else. */
  other(facts?: MemberFacts): Promise<MemberCaller>;
  /** One of the members a simulator's world begins with, by phone number. */
  demo(phone: string): Promise<MemberCaller>;
  /** The world of this case; `market` counts where it is asked for first. */
  world(market?: MarketName): Promise<ControlledWorld>;
  /** Lets time pass: milliseconds. */
  later(ms: number): Promise<void>;
  /** Connects to the chat with what a socket says of itself. */
  socket(auth: Readonly<Record<string, unknown>>): Promise<Line>;
  /** What gift links are encrypted with. */
  readonly linkSecret: string;
}

export interface OpenStage {
  readonly stage: Stage;
  readonly exchanges: readonly Exchange[];
  /** The world that is the case's own, if it has one. */
  readonly world: () => ControlledWorld | undefined;
  close(): void;
}

/** What the cases of a run share. */
export interface Commons {
  /** Sessions of the members that were given: a backend counts logins. */
  readonly sessions: Map<string, Promise<MemberCaller>>;
  /** The world of the cases that arrange nothing. */
  world?: Promise<ControlledWorld>;
  /** Members made in that world. */
  made: number;
}

const usualAccount: Omit<BankAccount, 'bankAccountNo'> = {
  bankCode: 'SCB',
  bankAccountName: 'CONFORM TEST',
};

export function openStage(target: Target, needs: readonly Need[], commons: Commons): OpenStage {
  const { control, baseUrl, timeout, linkSecret, socketUrl } = target;
  const exchanges: Exchange[] = [];
  const lines: Line[] = [];
  const isArranged = needs.includes('control');
  // Cases that arrange nothing disturb nobody: they share a world, which costs less than one each.
  const place: Omit<Commons, 'sessions'> = isArranged ? { made: 0 } : commons;
  let known: ControlledWorld | undefined;

  const declared = (need: Need): void => {
    if (!needs.includes(need)) throw new Error(`The case uses “${need}” and does not declare it.`);
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

  async function newMember(world: ControlledWorld, facts: MemberFacts): Promise<MemberCaller> {
    place.made++;
    const { bankAccount, ...rest } = facts;
    const usual = { ...usualAccount, bankAccountNo: `55500${String(place.made).padStart(5, '0')}` };
    const { id, phone } = await world.members.create({
      password: 'conform1',
      ...rest,
      bankAccount: bankAccount === undefined ? usual : bankAccount,
    });
    const { token } = await world.members.signIn(id);
    return memberCaller(id, token, { phone, password: facts.password ?? 'conform1' });
  }

  async function given(index: 0 | 1, facts: MemberFacts | undefined): Promise<MemberCaller> {
    declared(index === 0 ? 'member' : 'second-member');
    if (facts) declared('control');
    const world = await ownWorld();
    if (world) return newMember(world, facts ?? { wallet: 1_000 });
    const credentials = target.members[index];
    if (!credentials) throw new Error('Nobody was given to sign in as.');
    const signedIn = commons.sessions.get(credentials.phone) ?? signIn(credentials);
    commons.sessions.set(credentials.phone, signedIn);
    const { id, token } = await signedIn;
    return memberCaller(id, token, credentials);
  }

  async function arrangedWorld(market?: MarketName): Promise<ControlledWorld> {
    declared('control');
    const world = await ownWorld(market);
    if (!world) throw new Error('The target has no worlds.');
    return world;
  }

  const stage: Stage = {
    linkSecret,
    guest: () => bearing(),
    bearing,
    member: (facts) => given(0, facts),
    other: (facts) => given(1, facts),
    async demo(phone) {
      const world = await arrangedWorld();
      const { token, member } = await world.members.signIn(phone);
      return memberCaller(member.id, token, { phone, password: member.password });
    },
    world: arrangedWorld,
    async later(ms) {
      declared('clock');
      const world = await arrangedWorld();
      await world.clock.advance(ms);
    },
    async socket(auth) {
      declared('socket');
      await ownWorld();
      const line = await connect({
        url: socketUrl ?? baseUrl,
        auth,
        cookie: known && `${worldCookie}=${known.id}`,
        timeout,
      });
      lines.push(line);
      return line;
    },
  };

  return {
    stage,
    exchanges,
    world: () => (isArranged ? known : undefined),
    close() {
      for (const line of lines) line.close();
    },
  };
}
