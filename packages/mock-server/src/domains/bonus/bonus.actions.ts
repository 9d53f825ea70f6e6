import { rewardSources } from '@wallet/contract/statement';
import { Percent } from '@wallet/contract/wire/percent';
import { Baht } from '@wallet/contract/wire/money';
import { Moment, toMoment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';
import { fail } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { MemberKey, ownedFields, phoneOf, requireMember } from '../row-lookup.ts';
import { defaultLanguageOf, localize } from '../../world/localized-text.ts';
import { rowActions } from '../row-actions.ts';
import { Amount, defineAction } from '../action.ts';
import { activateBonus } from './bonus.ts';
import {
  cancelBonus,
  endBonus,
  playOut,
  receiptMachine,
  receipts,
  receiveBonus,
  runningBonus,
  type Receipt,
} from './receipt.ts';

const Code = z.string().check(z.regex(/^[\w-]{1,64}$/));

const ReceiptView = z.strictObject({
  ...ownedFields,
  source: z.enum(rewardSources),
  code: z.string(),
  description: z.string(),
  amount: Baht,
  status: z.enum(receiptMachine.states),
  /** Required stakes, in baht. */
  required: Baht,
  /** Remaining stakes, in baht. */
  leftToPlay: Baht,
  percentFail: Percent,
  percentSuccess: z.exactOptional(Percent),
  isCancellable: z.boolean(),
  receivedAt: Moment,
});

const viewReceipt = (world: World, { atGames: _then, earnedBy: _deposit, ...receipt }: Receipt) => ({
  ...receipt,
  phone: phoneOf(world, receipt.memberId),
  description: localize(defaultLanguageOf(world.market), receipt.description),
  receivedAt: toMoment(receipt.receivedAt),
});

export const bonusKind = { machine: receiptMachine, rows: receipts, view: ReceiptView, show: viewReceipt };

const actionsFor = rowActions('bonus', bonusKind);

export const bonusActions = {
  list: actionsFor.list('Lists the received bonuses, oldest first.'),
  activate: defineAction({
    title: 'Activates a bonus on offer for a member, by the rules of the app.',
    body: z.strictObject({ member: MemberKey, code: Code }),
    result: ReceiptView,
    run(world, { member: key, code }) {
      const member = requireMember(world, key);
      activateBonus(world, member, code);
      return viewReceipt(world, runningBonus(world, member.id) ?? fail('NO_DATA'));
    },
  }),
  grant: defineAction({
    title: 'Grants a bonus of the operator: an amount and its turnover.',
    body: z.strictObject({
      member: MemberKey,
      amount: Amount,
      /** Default: 1. With 0 the bonus is played at once. */
      turnover: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100))),
      percentFail: z.exactOptional(Percent),
      isCancellable: z.exactOptional(z.boolean()),
      description: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(200))),
    }),
    result: ReceiptView,
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
          amount,
          turnover,
        },
        { cause: 'bonus.grant' },
      );
      return viewReceipt(world, receipt);
    },
  }),
  play: actionsFor.step('Counts the remaining stakes of a bonus as staked.', 'ACTIVE', playOut),
  end: actionsFor.step(
    'Ends a played bonus and pays its money into the wallet.',
    'PLAYED',
    (world, receipt) => endBonus(world, receipt, 'bonus.end'),
  ),
  cancel: actionsFor.step('Cancels an unplayed bonus, regardless of its terms.', 'ACTIVE', (world, receipt) =>
    cancelBonus(world, receipt, 'bonus.cancel'),
  ),
};
