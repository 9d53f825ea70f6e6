import type { CallTable, ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { LiveWorld } from '../api/use-simulator.ts';
import { scenarioStepOf } from '../traffic/scenario-step.ts';

/** Shorter pauses are omitted: they do not affect due events. */
const shortestWait = 1_000;

/** Records a scenario: the members' effects, the pauses after them, their faults, and the wallets. */
export async function recordScenario(
  { world, present, exchanges }: Pick<LiveWorld, 'world' | 'present' | 'exchanges'>,
  calls: CallTable,
): Promise<unknown> {
  const isEffect = ({ operation }: ExchangeView): boolean =>
    calls.product.find(({ id }) => id === operation)?.isSafe === false && !operation.startsWith('session.');
  const effects = exchanges.filter((exchange) => isEffect(exchange) && exchange.phone !== undefined);
  const { seed, market, clock } = await world.read();
  const steps: unknown[] = [];
  for (const [index, exchange] of effects.entries()) {
    const step = scenarioStepOf(await present.traffic.read(exchange.n), calls);
    steps.push({ ...step, idempotencyKey: exchange.intent });
    const pause = (effects[index + 1]?.at ?? Date.parse(clock.now)) - exchange.at;
    if (pause >= shortestWait) steps.push({ wait: `${Math.round(pause / 1_000)}s` });
  }
  const acted = effects.flatMap((exchange) => exchange.faults.map(({ rule }) => rule));
  const faults = (await world.faults.list()).filter(({ id }) => acted.includes(id));
  const phones = [...new Set(effects.flatMap(({ phone }) => (phone === undefined ? [] : [phone])))];
  const balances = await Promise.all(
    phones.map(async (phone) => {
      const { member, balances: accounts } = await world.members.read(phone);
      return { member: phone, account: 'wallet', is: accounts[`wallet:${member.id}`] ?? 0 };
    }),
  );
  return {
    name: 'recorded',
    title: `What members did in ${world.id}, without the actions of the console.`,
    seed,
    market,
    faults: faults.map(({ id: _id, seen: _seen, hits: _hits, ...rule }) => rule),
    expect: { steps, ...(balances.length > 0 && { balances }) },
  };
}
