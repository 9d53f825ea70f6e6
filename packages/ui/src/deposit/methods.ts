/** Deposit methods of a lookup (spec 9, Deposit providers). */
import {
  qrProviders,
  type DepositBank,
  type DepositLookup,
  type DepositWallet,
} from '@wallet/contract/deposit';

/** A deposit method; its id is part of the URL. */
export type DepositMethod =
  | {
      readonly kind: 'transfer';
      readonly id: string;
      readonly bank: DepositBank;
      readonly needsSlip: boolean;
    }
  | { readonly kind: 'qr'; readonly id: string; readonly bank: DepositBank }
  | { readonly kind: 'truewallet'; readonly id: 'truewallet'; readonly wallets: readonly DepositWallet[] }
  | { readonly kind: 'link'; readonly id: 'link' };

/** In this mode the account is shown and deposits need no slip (spec 4). */
const automatic = 'AUTO';

/** A QR code is used by known providers, by mode QR, and where there is no account number (decisions 83). */
const paysByQr = ({ bankCode, mode, bankAccountNo }: DepositBank): boolean =>
  mode !== automatic && (mode === 'QR' || Object.hasOwn(qrProviders, bankCode) || bankAccountNo === '');

const methodOf = (bank: DepositBank): DepositMethod =>
  paysByQr(bank)
    ? { kind: 'qr', id: bank.bankCode, bank }
    : { kind: 'transfer', id: bank.bankCode, bank, needsSlip: bank.mode !== automatic };

/** Returns a method with an id of its own: a bank may have several accounts. The calls of a QR code name its bank. */
const withOwnId = (method: DepositMethod, at: number, all: readonly DepositMethod[]): DepositMethod =>
  method.kind === 'transfer' &&
  all.some(({ id, kind }, place) => id === method.id && (kind === 'qr' || place < at))
    ? { ...method, id: `${method.id}-${method.bank.bankAccountNo.replace(/\D/g, '')}` }
    : method;

/** Returns banks in the operator's order, then TrueMoney by number, then by gift link. */
export function depositMethods({
  banks,
  wallets,
}: Pick<DepositLookup, 'banks' | 'wallets'>): DepositMethod[] {
  const numbered = wallets.filter(({ mode }) => mode === automatic);
  return [
    ...banks.map(methodOf).map(withOwnId),
    ...(numbered.length > 0
      ? [{ kind: 'truewallet', id: 'truewallet', wallets: numbered } satisfies DepositMethod]
      : []),
    ...(numbered.length < wallets.length ? [{ kind: 'link', id: 'link' } satisfies DepositMethod] : []),
  ];
}

/** Returns whether a method needs a slip before it is credited. */
export const needsSlip = (method: DepositMethod): boolean => method.kind === 'transfer' && method.needsSlip;

/** A group of methods; `known` holds the last used one and the member's own bank. */
export interface MethodGroup {
  readonly kind: 'known' | 'qr' | 'transfer' | 'truewallet';
  readonly methods: readonly DepositMethod[];
}

/** Returns the non-empty groups of methods, `known` first. */
export function groupMethods(
  methods: readonly DepositMethod[],
  { last, ownBank }: { last: string | undefined; ownBank: string | undefined },
): readonly MethodGroup[] {
  const known = [last, ownBank?.toUpperCase()].flatMap(
    (id) => methods.find((method) => method.id === id || method.id.toUpperCase() === id) ?? [],
  );
  const others = (...kinds: readonly DepositMethod['kind'][]) =>
    methods.filter((method) => kinds.includes(method.kind) && !known.includes(method));
  const groups: readonly MethodGroup[] = [
    { kind: 'known', methods: [...new Set(known)] },
    { kind: 'qr', methods: others('qr') },
    { kind: 'transfer', methods: others('transfer') },
    { kind: 'truewallet', methods: others('truewallet', 'link') },
  ];
  return groups.filter((group) => group.methods.length > 0);
}
