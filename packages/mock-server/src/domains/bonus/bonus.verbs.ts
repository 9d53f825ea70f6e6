/** What the operator and testers do about bonuses and promotions. */
import { Percent } from '@wallet/contract/wire/percent';
import { Baht, fromBaht, toBaht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { fail } from '../../world/failure.ts';
import type { World } from '../../world/world.ts';
import {
  MaybeMember,
  MemberKey,
  phoneOf,
  requireMember,
  requireRow,
  RowId,
  rowsOfMember,
} from '../addressing.ts';
import { Amount, defineVerb, verbsOf } from '../verb.ts';
import { activateBonus } from './bonus.ts';
import { bonusOffers, promotionOffers } from './offer.ts';
import { activatePromotion } from './promotion.ts';
import type { Receipt, ReceiptStatus } from './receipt.ts';
import {
  cancelBonus,
  endBonus,
  playOut,
  receiptMachine,
  receipts,
  receiveBonus,
  runningBonus,
} from './receipt.ts';

const Code = z.string().check(z.regex(/^[\w-]{1,64}$/));

const ReceiptView = z.strictObject({
  id: z.string(),
  memberId: z.string(),
  phone: z.string(),
  source: z.enum(['bonus', 'promotion', 'invite', 'refund', 'luckydraw']),
  code: z.string(),
  description: z.string(),
  amount: Baht,
  status: z.enum(receiptMachine.states),
  /** Stakes still to be played, in baht. */
  leftToPlay: Baht,
  percentFail: Percent,
  isCancellable: z.boolean(),
  receivedAt: Moment,
});

export const viewReceipt = (
  world: World,
  { atGames: _then, earnedBy: _deposit, ...receipt }: Receipt,
): z.output<typeof ReceiptView> => ({
  ...receipt,
  phone: phoneOf(world, receipt.memberId),
  amount: toBaht(receipt.amount),
  leftToPlay: toBaht(receipt.leftToPlay),
  receivedAt: toMoment(receipt.receivedAt),
});

/** The bonus that a member has now. */
function viewRunning(world: World, key: string): z.output<typeof ReceiptView> {
  return viewReceipt(world, runningBonus(world, requireMember(world, key).id) ?? fail('NO_DATA'));
}

/** Takes a bonus, by its id or the one of a member in that state, a step on. */
const moving = (
  title: string,
  from: ReceiptStatus,
  which: string,
  move: (world: World, receipt: Receipt) => Receipt,
) =>
  defineVerb({
    title,
    body: z.strictObject({ member: z.exactOptional(MemberKey), bonus: z.exactOptional(RowId) }),
    answer: ReceiptView,
    run(world, { member, bonus: id }) {
      const isMeant = ({ status }: Receipt): boolean => status === from;
      const receipt = requireRow(world, receipts(world), { member, id, what: 'bonus', which, isMeant });
      return viewReceipt(world, move(world, receipt));
    },
  });

export const bonusVerbs = verbsOf('bonus', {
  listOffers: defineVerb({
    title: 'The codes there are: bonuses on offer, and promotions for those who know them.',
    body: z.strictObject({}),
    answer: z.strictObject({ bonuses: z.array(z.string()), promotions: z.array(z.string()) }),
    isSafe: true,
    run: () => ({
      bonuses: bonusOffers.map(({ code }) => code),
      promotions: promotionOffers.map(({ code }) => code),
    }),
  }),
  list: defineVerb({
    title: 'The bonuses that were received, oldest first.',
    body: MaybeMember,
    answer: z.array(ReceiptView),
    isSafe: true,
    run: (world, { member }) =>
      rowsOfMember(world, receipts(world), member).map((receipt) => viewReceipt(world, receipt)),
  }),
  activate: defineVerb({
    title: 'A member takes a bonus on offer, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, code: Code }),
    answer: ReceiptView,
    run(world, { member, code }) {
      activateBonus(world, requireMember(world, member), code);
      return viewRunning(world, member);
    },
  }),
  activatePromotion: defineVerb({
    title: 'A member receives a promotion by its code, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, code: Code }),
    answer: ReceiptView,
    run(world, { member, code }) {
      activatePromotion(world, requireMember(world, member), code);
      return viewRunning(world, member);
    },
  }),
  grant: defineVerb({
    title: 'The operator gives a bonus of its own: an amount, and how often it has to be staked.',
    body: z.strictObject({
      member: MemberKey,
      amount: Amount,
      /** 1 when left out; 0: it is played at once. */
      turnover: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100))),
      percentFail: z.exactOptional(Percent),
      isCancellable: z.exactOptional(z.boolean()),
      description: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(200))),
    }),
    answer: ReceiptView,
    run(world, { member, amount, turnover = 1, ...terms }) {
      const receipt = receiveBonus(
        world,
        requireMember(world, member),
        {
          source: 'bonus',
          code: 'GRANTED',
          description: 'Bonus',
          percentFail: 100,
          isCancellable: true,
          ...terms,
          amount: fromBaht(amount),
          turnover,
        },
        { cause: 'bonus.grant' },
      );
      return viewReceipt(world, receipt);
    },
  }),
  play: moving('All that is left to stake for a bonus counts as staked.', 'ACTIVE', 'active', playOut),
  end: moving(
    'A played bonus is ended: its money becomes the wallet’s.',
    'PLAYED',
    'played',
    (world, receipt) => endBonus(world, receipt, 'bonus.end'),
  ),
  cancel: moving(
    'A bonus that is not played is cancelled, whatever its terms say.',
    'ACTIVE',
    'active',
    (world, receipt) => cancelBonus(world, receipt, 'bonus.cancel'),
  ),
});
