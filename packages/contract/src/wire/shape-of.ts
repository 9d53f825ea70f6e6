import * as z from 'zod/mini';
import type { Shape } from './shape.ts';

/** The rules of a shape that JSON Schema names alike. */
const rules: readonly (keyof Shape)[] = [
  ...(['enum', 'type', 'pattern', 'maxLength'] as const),
  ...(['minimum', 'maximum', 'multipleOf'] as const),
];

/** Zod's own pattern also checks the days of each month, in 200 bytes. */
const moment = String.raw`^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$`;

interface JsonSchema {
  readonly [rule: string]: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly format?: string;
}

function reduce(schema: JsonSchema): Shape {
  const { anyOf, items, properties, required = [], format, ...others } = schema;
  const { $schema: _dialect, additionalProperties: _any, ...known } = others;
  const unknown = Object.keys(known).find((rule) => !(rules as readonly string[]).includes(rule));
  if (unknown !== undefined || (format !== undefined && format !== 'date-time'))
    throw new Error(`A shape has no rule “${unknown ?? format}”.`);
  const optional = Object.keys(properties ?? {}).filter((name) => !required.includes(name));
  return {
    ...(known as Shape),
    ...(format && { pattern: moment }),
    ...(anyOf && { anyOf: anyOf.map(reduce) }),
    ...(items && { items: reduce(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, reduce(one)])),
    }),
    ...(optional.length > 0 && { optional }),
  };
}

/** Returns the shape of a schema's wire form. Throws for a rule that a shape cannot express. */
export const shapeOf = (schema: z.ZodMiniType): Shape =>
  reduce(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
