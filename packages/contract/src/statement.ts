/** The statement of the member's money, and the slips. */
import * as z from 'zod/mini';
import { read, router } from './c.ts';
import { isListed, kindOf, type UnlistedKind } from './wire/kind.ts';
import { orElse } from './wire/lenient.ts';
import { Baht, type Satang } from './wire/money.ts';
import { PageRequest, Total } from './wire/page.ts';
import { Address, Id, RequiredAddress, text } from './wire/text.ts';
import { Moment } from './wire/time.ts';

/** Kinds of transactions (spec 3, Transaction kinds). */
export const statementTypes = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;
export type StatementType = (typeof statementTypes)[number];

/** The signs of amounts by kind (spec 9, Statement signs). */
const statementSigns: Record<StatementType, '+' | '-' | ''> = {
  deposit: '+',
  bonus: '+',
  finish_bonus: '',
  withdraw: '-',
  transfer: '',
};

/** Returns the sign of amounts of a kind; none for an unlisted kind. */
export const statementSignOf = (kind: StatementType | UnlistedKind): '+' | '-' | '' =>
  isListed(statementTypes, kind) ? statementSigns[kind] : '';

/** The status of a transaction or slip; an unlisted one counts as in progress (spec 4). */
export const statuses = ['in progress', 'SUCCESS', 'FAILED'] as const;
export type Status = (typeof statuses)[number];
export const Status = z.catch(z.enum(statuses), 'in progress');

/** Failure notes of slips, and the key of the app's text for each (spec 8, Slip failure notes). */
export const slipNotes = {
  UPLOADED_FILE_NOT_EXIST: 'incorrect',
  IMG_SIZE_UNABLE_TO_PROCESS: 'incorrect',
  CANNOT_READ_CROPPED_IMAGE: 'incorrect',
  DEST_ACC_INVALID: 'destination',
  SLIP_REFNO_DUPLICATED: 'duplicate',
  UNSTABLE_REFNO_ON_SLIP: 'unstableReference',
  TRIPPLE_WRONG_CAPTCHA: 'captcha',
  INVALID_SLIP: 'unreadable',
  NOT_MATCH: 'mismatch',
  EXPIRED_SLIP: 'expired',
  UNKNOW_ERROR: 'unknown',
} as const;
export type SlipNote = keyof typeof slipNotes;

/** Sources of money besides play, as named in a transaction (spec 3, Statement item). */
export const rewardSources = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;
export type RewardSource = (typeof rewardSources)[number];

const Linked = z.optional(z.object({ description: text(2_000) }));

/** A transaction (spec 3, Statement item). `amount`: satang. `from` and `to`: names of accounts. */
export const Transaction = z.object({
  _id: z.optional(Id),
  statementType: kindOf(statementTypes),
  status: Status,
  from: text(200),
  to: text(200),
  amount: Baht,
  createdAt: Moment,
  bonus: Linked,
  promotion: Linked,
  invite: Linked,
  refund: Linked,
  luckydraw: Linked,
});
export type Transaction = z.infer<typeof Transaction>;

/** Identifies a transaction in every language of its names; backends may omit the id. */
export const transactionKey = ({ _id, statementType, amount, createdAt }: Transaction): string =>
  _id ?? [statementType, amount, createdAt].join('|');

/** Identifies a row of the statement: transactions of one moment may differ in their names only. */
export const rowKey = (row: Transaction): string =>
  row._id ?? [transactionKey(row), row.from, row.to].join('|');

/** A sent slip. `amount`: satang, 0 until it was read. `note`: the reason of a failure, as in `slipNotes`. */
export const Slip = z.object({
  createdAt: Moment,
  amount: orElse(Baht, 0 as Satang),
  status: Status,
  note: z.nullish(text(200)),
  link: z.nullish(Address),
  reference: z.nullish(text(100)),
});
export type Slip = z.infer<typeof Slip>;

export const statement = router({
  list: read({
    path: '/api/statement',
    summary: 'Transactions, newest first (spec 7, Statement).',
    body: PageRequest,
    response: z.object({ total: Total, statements: z.array(Transaction) }),
  }),
  slips: read({
    path: '/api/statement/slip',
    summary: 'Slips, newest first (spec 7, Statement).',
    body: PageRequest,
    response: z.object({ total: Total, slips: z.array(Slip) }),
  }),
  slipReference: read({
    path: '/api/statement/slip/reference/:reference',
    summary: 'Address of the picture of a slip (spec 7, Statement).',
    pathParams: z.object({ reference: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
    response: z.object({ url: RequiredAddress }),
  }),
});
