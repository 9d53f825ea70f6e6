import type { CallTable, ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { LiveWorld } from '../api/use-simulator.ts';
import { scenarioStepOf } from '../traffic/scenario-step.ts';

/** Shorter pauses are omitted: they do not affect due events. */
const shortestWait = 1_000;

/** Records a scenario: the members' effects, the pauses between them, and the wallets of the shown moment. */
export async function recordScenario(
  { world, present, exchanges }: Pick<LiveWorld, 'world' | 'present' | 'exchanges'>,
  calls: CallTable,
): Promise<unknown> {
  const isEffect = ({ operation }: ExchangeView): boolean =>
    calls.product.find(({ id }) => id === operation)?.isSafe === false && !operation.startsWith('session.');
  const effects = exchanges.filter((exchange) => isEffect(exchange) && exchange.phone !== undefined);
  const steps: unknown[] = [];
  let before: number | undefined;
  for (const exchange of effects) {
    const pause = exchange.at - (before ?? exchange.at);
    if (pause >= shortestWait) steps.push({ wait: `${Math.round(pause / 1_000)}s` });
    before = exchange.at;
    steps.push(scenarioStepOf({ ...exchange, ...(await present.traffic.read(exchange.n)) }, calls));
  }
  const phones = [...new Set(effects.flatMap(({ phone }) => (phone === undefined ? [] : [phone])))];
  const balances = await Promise.all(
    phones.map(async (phone) => {
      const { member, balances: accounts } = await world.members.read(phone);
      return { member: phone, account: 'wallet', is: accounts[`wallet:${member.id}`] ?? 0 };
    }),
  );
  return {
    name: 'recorded',
    title: `What was done in ${world.id}.`,
    expect: { steps, ...(balances.length > 0 && { balances }) },
  };
}
