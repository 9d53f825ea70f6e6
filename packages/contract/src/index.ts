/** The contract: the calls of all nouns, and the list of operations. */
import { bonus } from './bonus.ts';
import { router, type CallMetadata, type Schema } from './c.ts';
import { chat } from './chat.ts';
import { deposit } from './deposit.ts';
import { game } from './game.ts';
import { invite } from './invite.ts';
import { profile } from './profile.ts';
import { refund } from './refund.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { spin } from './spin.ts';
import { statement } from './statement.ts';
import { wallet } from './wallet.ts';
import { withdraw } from './withdraw.ts';

/** All calls, by noun. */
export const contract = router({
  session,
  registration,
  profile,
  site,
  wallet,
  deposit,
  withdraw,
  game,
  bonus,
  invite,
  refund,
  spin,
  statement,
  chat,
});
export type Contract = typeof contract;

/** A noun of docs/nouns.md. */
export type Noun = keyof Contract;
export const nouns = Object.keys(contract) as Noun[];

/** The name of a call in journals, fault rules and reports, such as `withdraw.create`. */
export type OperationId = { [N in Noun]: `${N}.${keyof Contract[N] & string}` }[Noun];

/** A call as data. */
export interface Operation {
  readonly id: OperationId;
  readonly noun: Noun;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly contentType: 'application/json' | 'multipart/form-data' | undefined;
  readonly pathParams: Schema | undefined;
  /** Undefined for a call without a body. */
  readonly body: Schema | undefined;
  readonly responses: { readonly 200: Schema } & Readonly<Record<number, Schema>>;
  readonly metadata: CallMetadata;
}

/** All calls, in the order of the nouns. */
export const operations: readonly Operation[] = nouns.flatMap((noun) =>
  Object.entries<object>(contract[noun]).map(([name, route]) => {
    const operation = { ...route, id: `${noun}.${name}`, noun } as Operation;
    // ts-rest marks a call without a body by a symbol.
    return typeof operation.body === 'object' ? operation : { ...operation, body: undefined };
  }),
);

/** Returns a call by its name. Throws an Error for an unknown name. */
export function operationOf(id: OperationId): Operation {
  const operation = operations.find((known) => known.id === id);
  if (!operation) throw new Error(`No call is named ${id}.`);
  return operation;
}
