/** Paging: pages count from 1, newest first (decisions 8). */
import * as z from 'zod/mini';
import { orElse } from './lenient.ts';

/** Page number and rows per page: `page` ≥ 1, `limit` 1…100. */
export const PageRequest = z.object({
  page: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  limit: z.int().check(z.minimum(1), z.maximum(100)),
});
export type PageRequest = z.infer<typeof PageRequest>;

/** Rows per page of a full list: statement, slips, invites, refunds (spec 9). */
export const pageSize = 10;

/** The number of rows on all pages; a client accepts a list without it. */
export const Total = orElse(z.int().check(z.minimum(0)), undefined);
export type Total = z.infer<typeof Total>;
