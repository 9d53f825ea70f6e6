import { toMoment } from '@wallet/contract/wire/time';
import { members } from '../domains/profile/member.ts';
import { rewindWorld } from '../domains/session/session.ts';
import { resolveScenario } from './scenario-handlers.ts';
import { startedScenario } from '../scenario/origins.ts';
import { deleteExchanges } from '../http/exchanges.ts';
import { startTimeline } from '../scenario/scenario-timeline.ts';
import { ControlError, invalid } from '../world/control-error.ts';
import type { FiredEvent } from '../world/timeline.ts';
import type { World } from '../world/world.ts';
import { defaultWorldId } from '../world/worlds.ts';
import { recordControl, type ControlHandlers } from './handler.ts';
import { redact } from '../world/redaction.ts';
import { openWorldFile, writeWorldFile } from '../world/world-file.ts';
import { ownershipOf } from '../team/rights.ts';
import { WorldView, type ClockView } from './control-schema.ts';

const showClock = ({ clock, eventQueue }: World): ClockView => {
  const next = eventQueue.nextDueAt();
  return {
    now: toMoment(clock.now()),
    mode: clock.mode,
    rate: clock.rate,
    ...(next !== undefined && { nextDueAt: toMoment(next) }),
  };
};

export const showWorld = (world: World): WorldView => {
  const scenario = startedScenario(world);
  const team = ownershipOf(world);
  return {
    id: world.id,
    seed: world.seed,
    market: world.market,
    clock: showClock(world),
    members: members(world).count,
    ...(scenario && { scenario }),
    stateHash: world.stateHash(),
    ...(team && { team }),
  };
};

/** Returns the world. Throws a ControlError when it cannot be shown, because the list of all worlds would fail. */
function requireShown(world: World): World {
  try {
    WorldView.parse(showWorld(world));
    return world;
  } catch {
    throw invalid('The file holds no world: its name, seed or scenario cannot be read.');
  }
}

export const worldHandlers: ControlHandlers<'worlds'> = {
  create({ body: { id, scenario, params, market, seed, frozenAt }, context: { worlds, origins } }) {
    const origin = origins({
      scenario: scenario && resolveScenario(scenario),
      params,
      market,
      ...(frozenAt !== undefined && { frozenAt: Date.parse(frozenAt) }),
    });
    const world = worlds.open((own) => origin.fork(own, { seed }), id);
    startTimeline(world);
    return showWorld(world);
  },
  list: ({ context, query: { owner } }) =>
    context.worlds
      .list()
      .filter((world) => owner === undefined || ownershipOf(world)?.owner === owner)
      .map(showWorld),
  read: ({ world }) => showWorld(world),
  change({ world, body, context: { team } }) {
    if (ownershipOf(world)?.owner === undefined)
      throw new ControlError(
        'conflict',
        `${world.id} has no owner, who could change its name and its access.`,
      );
    team?.worlds.change(world, body);
    return showWorld(world);
  },
  reset({ world, context }) {
    context.deferredResponses.end(world);
    world.reset();
    deleteExchanges(world);
    startTimeline(world);
    return showWorld(world);
  },
  remove({ world, context }) {
    if (world.id === defaultWorldId)
      throw new ControlError('conflict', 'The default world cannot be removed: reset it instead.');
    context.worlds.remove(world.id);
    return { message: 'OK' };
  },
  exportFile: ({ world }) => writeWorldFile(world),
  importFile({ body, context: { worlds, rules } }) {
    const id = body.id !== undefined && worlds.get(body.id) ? undefined : body.id;
    return showWorld(worlds.open((own) => requireShown(openWorldFile(rules, own, { file: body })), id));
  },
  fork({ world, body: { id, ...changes }, context: { worlds } }) {
    return showWorld(worlds.open((own) => world.fork(own, changes), id));
  },
  rewind({ world, body, context }) {
    rewindWorld(world, body.to, 'worlds.rewind', body);
    deleteExchanges(world);
    context.deferredResponses.end(world);
    return showWorld(world);
  },
};

const showFired = (fired: readonly FiredEvent[]) =>
  fired.map(({ name, dueAt, outcome }) => ({ name, dueAt: toMoment(dueAt), outcome }));

export const clockHandlers: ControlHandlers<'clock'> = {
  due: ({ world }) =>
    world.eventQueue.all().map(({ id, name, dueAt, payload }) => ({
      id,
      name,
      dueAt: toMoment(dueAt),
      payload: redact(payload, name),
    })),
  read: ({ world }) => showClock(world),
  set({ world, body }) {
    const { at, mode, rate } = body;
    const record = () => recordControl(world, 'clock.set', body);
    const fired = at === undefined ? [] : world.advance({ to: Date.parse(at) }, record);
    if (at === undefined) record();
    if (mode === 'frozen') world.clock.freeze();
    else if (mode === 'live' || rate !== undefined) world.clock.resume(rate);
    return { clock: showClock(world), fired: showFired(fired) };
  },
  advance({ world, body }) {
    const by = 'by' in body ? body.by : 'to' in body ? { to: Date.parse(body.to) } : 'next';
    const fired = world.advance(by, () => recordControl(world, 'clock.advance', body));
    return { clock: showClock(world), fired: showFired(fired) };
  },
};
