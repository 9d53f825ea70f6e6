import type { Schema } from '@wallet/contract/c';

/** The parts of a composed zod schema. */
interface Parts {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
}

export const definitionOf = (schema: Schema): Schema['_zod']['def'] & Parts => schema._zod.def;
