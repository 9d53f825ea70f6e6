/** Types of amounts: satang inside, baht on the wire. */

declare const satangBrand: unique symbol;

/** A whole number of satang (1 baht = 100 satang); may be negative inside a ledger, never on the wire. */
export type Satang = number & { readonly [satangBrand]: true };

declare const bahtMark: unique symbol;

/** Baht on the wire; the type marks amounts in wire shapes. */
export type BahtNumber = number & { readonly [bahtMark]?: never };

/** The shape of a wire value inside the project: its amounts are Satang. */
export type Inside<Wire> = Wire extends number
  ? typeof bahtMark extends keyof Wire
    ? Satang
    : Wire
  : Wire extends object
    ? { [Key in keyof Wire]: Inside<Wire[Key]> }
    : Wire;
