import * as z from 'zod/mini';
import type { Plain } from './plain.ts';

export const PlainData = z.json() as unknown as z.ZodMiniType<Plain, Plain>;
