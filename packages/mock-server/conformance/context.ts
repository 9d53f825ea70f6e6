/** The context of a case: callers, members and time, and the world and chat socket if the target has them. */
import { demoPhones } from '@wallet/contract/demo-members';
import type { ControlledWorld } from '../src/control/control-client.ts';
import { worldCookieOf } from '../src/http/caller.ts';
import { createCaller, type Caller, type Exchange, type Wire } from './caller.ts';
import type { Capability } from './capability.ts';
import { connect, type ChatSocket } from './socket.ts';
import type { Credentials, Target } from './target.ts';

/** The frozen time of the worlds: Thursday noon in Bangkok. */
const frozenAt = '2026-01-15T12:00:00.000+07:00';

/** Facts of a new member for the control API. */
export interface MemberFacts {
  /** Baht. */
  readonly wallet?: number;
  readonly coin?: number;
}

export interface MemberCaller extends Caller, Credentials {
  readonly id: string;
  readonly token: string;
  /** Returns the balance of the wallet, in baht. */
  balance(): Promise<number>;
}

export type OpenContext = ReturnType<typeof openContext>;
export type Context = OpenContext['context'];

export interface Shared {
  /** Sessions of the given members, kept because a backend limits logins. */
  readonly sessions: Map<string, Promise<MemberCaller>>;
  /** The shared world of the cases that change nothing. */
  world?: Promise<ControlledWorld>;
}

const bankAccount = { bankCode: 'SCB', bankAccountName: 'CONFORM TEST', bankAccountNo: '5550000001' };

const changing: readonly Capability[] = ['effects', 'control'];

export function openContext(target: Target, requires: readonly Capability[], shared: Shared) {
  const { control, baseUrl, timeout, linkSecret, socketUrl } = target;
  const exchanges: Exchange[] = [];
  const connections: ChatSocket[] = [];
  const isArranged = requires.some((name) => changing.includes(name));
  // Cases that change nothing share a world, which is cheaper than one for each.
  const scope: Pick<Shared, 'world'> = isArranged ? {} : shared;
  let known: ControlledWorld | undefined;

  const requireDeclared = (capability: Capability): void => {
    if (!requires.includes(capability))
      throw new Error(`The case uses “${capability}” and does not declare it: add it to requires.`);
  };

  /** Returns the world of the case, if the target has worlds. */
  async function ownWorld(): Promise<ControlledWorld | undefined> {
    if (control) known = await (scope.world ??= control.worlds.create({ frozenAt, market: 'thailand' }));
    return known;
  }

  const wire: Wire = {
    baseUrl,
    timeout,
    world: () => known?.id,
    note: (exchange) => void exchanges.push(exchange),
  };

  async function withToken(token?: string): Promise<Caller> {
    await ownWorld();
    return createCaller(wire, token);
  }

  function memberCaller(id: string, token: string, credentials: Credentials): MemberCaller {
    const caller = createCaller(wire, token);
    return {
      ...caller,
      ...credentials,
      id,
      token,
      balance: async () => (await caller.gets('wallet.read')).wallet.amount,
    };
  }

  async function signIn(credentials: Credentials): Promise<MemberCaller> {
    const { phone: username, password } = credentials;
    const guest = await withToken();
    const { token } = await guest.gets('session.login', { body: { username, password } });
    const { profile } = await createCaller(wire, token).gets('profile.read');
    return memberCaller(profile._id, token, credentials);
  }

  async function newMember(facts: MemberFacts): Promise<MemberCaller> {
    const world = await arrangedWorld();
    const { phone } = await world.members.create({ bankAccount, ...facts });
    return existingMember(world, phone);
  }

  /** Signs a member in through the control API, because a simulator limits logins. */
  async function existingMember(world: ControlledWorld, phone: string): Promise<MemberCaller> {
    const { token, member } = await world.members.signIn(phone);
    return memberCaller(member.id, token, { phone, password: member.password });
  }

  async function memberAt(index: 0 | 1, facts: MemberFacts | undefined): Promise<MemberCaller> {
    if (facts) return newMember(facts);
    requireDeclared(index === 0 ? 'member' : 'second-member');
    const world = await ownWorld();
    if (world) return existingMember(world, [demoPhones.rich, demoPhones.due][index] ?? demoPhones.rich);
    const credentials = target.members[index];
    if (!credentials) throw new Error('The run has no member: give --member.');
    const signedIn = shared.sessions.get(credentials.phone) ?? signIn(credentials);
    shared.sessions.set(credentials.phone, signedIn);
    const { id, token } = await signedIn;
    return memberCaller(id, token, credentials);
  }

  async function arrangedWorld(): Promise<ControlledWorld> {
    requireDeclared('control');
    const world = await ownWorld();
    if (!world) throw new Error('The target has no worlds.');
    return world;
  }

  const context = {
    linkSecret,
    /** Returns a caller without a session. */
    guest: () => withToken(),
    /** Returns a caller with any token. */
    withToken,
    /**
     * Returns a signed-in member: a new one with the facts; without facts the member of the run, or a demo member of a
     * simulator.
     */
    member: (facts?: MemberFacts) => memberAt(0, facts),
    other: (facts?: MemberFacts) => memberAt(1, facts),
    /** Returns a demo member of a simulator's world, by phone number. */
    demo: async (phone: string) => existingMember(await arrangedWorld(), phone),
    world: arrangedWorld,
    /** Returns the time of the backend, in epoch milliseconds. */
    async now(): Promise<number> {
      const world = await ownWorld();
      if (world) return Date.parse((await world.clock.read()).now);
      const { headers } = await createCaller(wire).send('site.active');
      return Date.parse(headers.get('date') ?? '') || Date.now();
    },
    async socket(auth: Readonly<Record<string, unknown>>): Promise<ChatSocket> {
      requireDeclared('socket');
      await ownWorld();
      const connection = await connect({
        url: socketUrl ?? baseUrl,
        auth,
        cookie: known && `${worldCookieOf(new URL(socketUrl ?? baseUrl).host)}=${known.id}`,
        timeout,
      });
      connections.push(connection);
      return connection;
    },
  };

  return {
    context,
    exchanges,
    /** The private world of the case, if it has one. */
    world: (): ControlledWorld | undefined => (isArranged ? known : undefined),
    close() {
      for (const connection of connections) connection.close();
    },
  };
}
