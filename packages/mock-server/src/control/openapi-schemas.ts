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

/** `input` for requests, `output` for responses. */
type Direction = 'input' | 'output';

const modules: readonly object[] = [
  { ...wallet, Wallet: wallet.WalletView, WalletView: undefined },
  { ErrorBody: errorBody.ErrorBody },
  ...[bonus, chat, deposit, game, invite, profile, refund, registration, session, site, spin, statement],
  ...[withdraw, done, { Baht }, page, text, time],
];

/** The key that a schema and its clones share. */
const definitionOf = (schema: z.ZodMiniType): object => schema._zod.def;

/** Export names of the contract, by definition. */
const names = new Map(
  modules
    .flatMap((module) => Object.entries<unknown>({ ...module }))
    .flatMap(([name, value]) => (value instanceof z.ZodMiniType ? [[definitionOf(value), name]] : [])),
);

export class NamedSchemas {
  private readonly found = new Map<string, Json>();

  /** All referenced schemas by name, nested ones included. */
  get all(): Json {
    return Object.fromEntries([...this.found].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Returns a reference to a schema. `name` applies to a schema without an export name. */
  refer(schema: z.ZodMiniType, way: Direction, name: string): Json {
    return this.reference(schema, way, names.get(definitionOf(schema)) ?? name);
  }

  /** Returns the inline schema, with references to nested named ones. */
  describe(schema: z.ZodMiniType, way: Direction): Json {
    const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
      io: way,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema, path }) => {
        const inner = zodSchema as unknown as z.ZodMiniType;
        // Amounts are baht in both directions.
        if (way === 'output' && inner._zod.def.type === 'pipe') Object.assign(jsonSchema, wireSchema(inner));
        const name = names.get(definitionOf(inner));
        if (name !== undefined && path.length > 0) {
          const reference = this.reference(inner, way, name);
          for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
          Object.assign(jsonSchema, reference);
        } else plain(jsonSchema);
      },
    });
    return described;
  }

  private reference(schema: z.ZodMiniType, way: Direction, name: string): Json {
    // Registered before its description, because a schema may contain itself.
    const key = this.found.has(name) && !this.isAlike(name, schema, way) ? `${name}Sent` : name;
    if (!this.found.has(key)) {
      this.found.set(key, {});
      this.found.set(key, this.describe(schema, way));
    }
    return { $ref: `#/components/schemas/${key}` };
  }

  /** Whether a name already has the same schema. Input and output of a codec may differ. */
  private isAlike(name: string, schema: z.ZodMiniType, way: Direction): boolean {
    const known = this.found.get(name);
    return (
      Object.keys(known ?? {}).length === 0 ||
      JSON.stringify(known) === JSON.stringify(this.describe(schema, way))
    );
  }
}

/** Returns the JSON schema of the wire side of a codec. */
function wireSchema(codec: z.ZodMiniType): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });
  return described;
}

const anything = { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] };

function plain(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (Object.keys(jsonSchema).length === 0) Object.assign(jsonSchema, anything);
  // Validators use binary division, in which 33.33 is no multiple of 0.01, so a description replaces the rule.
  if (jsonSchema.multipleOf !== 0.01) return;
  delete jsonSchema.multipleOf;
  jsonSchema.description = 'Baht, at most two decimals.';
}
