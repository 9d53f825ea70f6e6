/** Checks JSON without zod, because the first script of a page contains it (packages/app/src/api/preload). */

/** A short JSON Schema: properties are required unless listed (shape-of.ts). */
export interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly type?: 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly optional?: readonly string[];
  readonly items?: Shape;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

/** Returns whether a value has the shape; objects may have further fields. */
export function hasShape(shape: Shape, value: unknown): boolean {
  const { anyOf, type, properties = {}, optional = [], items, enum: listed } = shape;
  const { pattern = '', maxLength = Infinity, minimum = -Infinity, maximum = Infinity, multipleOf } = shape;
  if (anyOf) return anyOf.some((one) => hasShape(one, value));
  if (listed && !listed.includes(value)) return false;
  switch (type) {
    case 'null':
      return value === null;
    case 'string':
      return typeof value === 'string' && value.length <= maxLength && new RegExp(pattern).test(value);
    case 'number':
    case 'integer':
      return (
        typeof value === 'number' &&
        value >= minimum &&
        value <= maximum &&
        (type === 'number' || Number.isInteger(value)) &&
        // The rest of a division is not exact.
        (!multipleOf || Math.round(value / multipleOf) / (1 / multipleOf) === value)
      );
    case 'array':
      return Array.isArray(value) && value.every((one) => !items || hasShape(items, one));
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(properties).every(([name, inner]) =>
          Object.hasOwn(value, name)
            ? hasShape(inner, (value as Record<string, unknown>)[name])
            : optional.includes(name),
        )
      );
    default:
      return type === undefined || typeof value === type;
  }
}
