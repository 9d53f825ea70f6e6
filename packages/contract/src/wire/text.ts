/** Texts on the wire, with the bounds that keep a careless or hostile sender harmless. */
import * as z from 'zod/mini';

/** Some text of at most `most` characters. */
export const text = (most: number) => z.string().check(z.maxLength(most));

/** Text that is not blank, of at most `most` characters. */
export const words = (most: number) => z.string().check(z.maxLength(most), z.regex(/\S/));

/** An identifier in a path or body: letters, digits, dash and underscore. */
export const Id = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** HTML written by the operator; sanitised before it is shown (spec 3). */
export const Html = text(50_000);

/** An address, absolute or below the site's own origin. */
export const Address = text(2_000);
