/** The schemas of the contract as named JSON schemas. */
import * as bonus from '@wallet/contract/bonus';
import * as chat from '@wallet/contract/chat';
import * as deposit from '@wallet/contract/deposit';
import * as game from '@wallet/contract/game';
import * as invite from '@wallet/contract/invite';
import * as profile from '@wallet/contract/profile';
import * as refund from '@wallet/contract/refund';
import * as registration from '@wallet/contract/registration';
import * as session from '@wallet/contract/session';
import * as site from '@wallet/contract/site';
import * as spin from '@wallet/contract/spin';
import * as statement from '@wallet/contract/statement';
import * as wallet from '@wallet/contract/wallet';
import * as done from '@wallet/contract/wire/done';
import * as errorBody from '@wallet/contract/wire/error-body';
import { Baht } from '@wallet/contract/wire/money';
import * as page from '@wallet/contract/wire/page';
import * as text from '@wallet/contract/wire/text';
import * as time from '@wallet/contract/wire/time';
import * as withdraw from '@wallet/contract/withdraw';
import * as z from 'zod/mini';

export type Json = Readonly<Record<string, unknown>>;

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

const modules: readonly object[] = [
  { ...wallet, Wallet: wallet.WalletView, WalletView: undefined },
  { ErrorBody: errorBody.ErrorBody },
  ...[bonus, chat, deposit, game, invite, profile, refund, registration, session, site, spin, statement],
  ...[withdraw, done, { Baht }, page, text, time],
];

/** The export names of the contract. */
const names = z.registry<{ id: string }>();
for (const module of modules)
  for (const [id, schema] of Object.entries<unknown>({ ...module }))
    if (schema instanceof z.ZodMiniType) names.add(schema, { id });

/**
 * Describes the wire, which is the input of a codec in both directions. `all` has each named schema once. Each of the
 * schemas to name gets its key as its name, unless it is exported; `properties` refer to them, and describe the others.
 */
export function describeSchemas(toName: Schemas, others: Schemas) {
  for (const [id, schema] of Object.entries(toName)) if (!names.has(schema)) names.add(schema, { id });
  const described = z.toJSONSchema(z.object({ ...toName, ...others }), {
    io: 'input',
    metadata: names,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plain(jsonSchema),
  });
  const { properties, $defs } = JSON.parse(
    JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Readonly<Record<'properties' | '$defs', Readonly<Record<string, Json>>>>;
  return { properties, all: $defs };
}

const anything = { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] };

function plain(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (Object.keys(jsonSchema).length === 0) Object.assign(jsonSchema, anything);
  // Validators use binary division, in which 33.33 is no multiple of 0.01, so a description replaces the rule.
  if (jsonSchema.multipleOf !== 0.01) return;
  delete jsonSchema.multipleOf;
  jsonSchema.description = 'Baht, at most two decimals.';
}
