import * as z from 'zod/mini';
import type { Plain } from './plain.ts';

/** Any JSON value. */
export const PlainData = z.json() as unknown as z.ZodMiniType<Plain, Plain>;
