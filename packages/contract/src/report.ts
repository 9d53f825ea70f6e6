/**
 * The body of a report: errors and web vitals that the app sends to the operator's reporting address. The schema is
 * strict, so that a report contains no data of the player.
 */
import * as z from 'zod/mini';
import { marketNames, type MarketName } from './market.ts';

const text = (pattern: RegExp) => z.string().check(z.maxLength(400), z.regex(pattern));

/** Fields of every report: the route pattern of the page, and the language of `<html lang>`. */
const where = { route: text(/^[\w/$.-]*$/), language: text(/^[a-z]*$/) };

const report = <const Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) => z.strictObject({ kind: z.literal(kind), ...where, ...fields });

const Report = z.discriminatedUnion('kind', [
  report('error', {
    name: text(/^[A-Za-z]+$/),
    /** Number of React’s error, or the reason of an app that cannot start. */
    message: text(/^(?:Minified React error #\d{1,3}|old|late|off|)$/),
    /** Own places, the innermost first, as `index-abc.js:1:2345`. */
    stack: z.array(text(/^[\w-]+\.js:\d+:\d+$/)).check(z.maxLength(5)),
  }),
  report('policy', {
    directive: text(/^[a-z-]*$/),
    /** An origin, a scheme, or a keyword such as `inline`. */
    blocked: text(/^[\w.:/-]*$/),
  }),
  report('chunk', { asset: text(/^[\w.-]*$/) }),
  report('mismatch', {
    call: text(/^[A-Z]+ [\w/:-]+$/),
    path: text(/^[\w.[\]-]*$/),
    found: z.enum(['missing', 'null', 'unexpected']),
  }),
  report('money-mismatch', { found: z.enum(['balance', 'twice', 'amount']) }),
  report('vital', {
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number(),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
]);

export type Report = z.output<typeof Report>;

/** Maximum number of reports in a beacon. */
export const reportsInBatch = 20;

/** The reports of one beacon. */
export const ReportBatch = z.strictObject({
  /** Names the build, as on the contact page. */
  build: text(/^[\w-]*$/),
  version: text(/^[\d.]+$/),
  market: z.enum(marketNames as [MarketName]),
  reports: z.array(Report).check(z.minLength(1), z.maxLength(reportsInBatch)),
});
export type ReportBatch = z.output<typeof ReportBatch>;
