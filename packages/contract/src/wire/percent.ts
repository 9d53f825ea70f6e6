/** A share in percent, 0…100. */
import * as z from 'zod/mini';

export const Percent = z.number().check(z.minimum(0), z.maximum(100));
