/** The ways to pay in, as the lookup offers them (spec 9, Deposit providers). Pure. */
import {
  qrProviders,
  type DepositBank,
  type DepositLookup,
  type DepositWallet,
} from '@wallet/contract/deposit';

/** A way to pay in; its id stands in the address. */
export type DepositMethod =
  | {
      readonly kind: 'transfer';
      readonly id: string;
      readonly bank: DepositBank;
      /** The deposit is credited by its slip. */
      readonly needsSlip: boolean;
    }
  | { readonly kind: 'qr'; readonly id: string; readonly bank: DepositBank }
  | { readonly kind: 'truewallet'; readonly id: 'truewallet'; readonly wallets: readonly DepositWallet[] }
  | { readonly kind: 'link'; readonly id: 'link' };

/** The mode whose account is shown and whose deposits are credited without a slip (spec 4). */
const automatic = 'AUTO';

/** Whether deposits go by QR code: a known provider, the mode that says so, or no account to transfer to (decisions 83). */
const paysByQr = ({ bankCode, mode, bankAccountNo }: DepositBank): boolean =>
  mode !== automatic && (mode === 'QR' || Object.hasOwn(qrProviders, bankCode) || bankAccountNo === '');

const methodOf = (bank: DepositBank): DepositMethod =>
  paysByQr(bank)
    ? { kind: 'qr', id: bank.bankCode, bank }
    : { kind: 'transfer', id: bank.bankCode, bank, needsSlip: bank.mode !== automatic };

/** Banks in the order of the operator, then true wallet by number, then by gift link. */
export function depositMethods({
  banks,
  wallets,
}: Pick<DepositLookup, 'banks' | 'wallets'>): DepositMethod[] {
  const numbered = wallets.filter(({ mode }) => mode === automatic);
  return [
    ...banks.map(methodOf),
    ...(numbered.length > 0
      ? [{ kind: 'truewallet', id: 'truewallet', wallets: numbered } satisfies DepositMethod]
      : []),
    ...(numbered.length < wallets.length ? [{ kind: 'link', id: 'link' } satisfies DepositMethod] : []),
  ];
}

/** Whether a way brings no money before its slip was checked. */
export const needsSlip = (method: DepositMethod): boolean => method.kind === 'transfer' && method.needsSlip;

/** Ways to pay in as a player finds their own: the ones they know first, the others by what is done. */
export interface MethodGroup {
  readonly kind: 'known' | 'qr' | 'transfer' | 'truewallet';
  readonly methods: readonly DepositMethod[];
}

/** Returns the ways in groups without empty ones: the last used and the member's own bank lead. */
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
