import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from './runs.fixture.ts';
import { sampleMembers, sampleWorld, type SampleMember } from './world.fixture.ts';
import type { World } from './world.ts';

const ann: SampleMember = { id: 'ann', phone: '1', name: 'Ann' };
const write = <T>(world: World, run: () => T): T => world.command({ name: 'test.write' }, run);

test('updates only the named fields, and removes one by undefined', () => {
  const world = sampleWorld();
  write(world, () => sampleMembers(world).insert(ann));
  const updated = write(world, () => sampleMembers(world).update('ann', { phone: '9', name: undefined }));
  expect(updated).toStrictEqual({ id: 'ann', phone: '9' });
  expect(sampleMembers(world).oneBy('phone', '9')).toBe(updated);
  expect(sampleMembers(world).oneBy('phone', '1')).toBeUndefined();
});

test('stores frozen copies of rows', () => {
  const world = sampleWorld();
  const mine = { ...ann };
  const row = write(world, () => sampleMembers(world).insert(mine));
  expect(Object.isFrozen(mine)).toBe(false);
  expect(() => Object.assign(row, { phone: '5' })).toThrow(TypeError);
});

test.each<[string, (world: World) => unknown, RegExp]>([
  [
    'a second row of the same id',
    (world) => sampleMembers(world).insert({ ...ann, phone: '2' }),
    /already has a row ann/,
  ],
  [
    'a second row of a unique value',
    (world) => sampleMembers(world).insert({ ...ann, id: 'x' }),
    /with that phone/,
  ],
  ['an update of no row', (world) => sampleMembers(world).update('x', {}), /no row x/],
  ['a removal of no row', (world) => sampleMembers(world).remove('x'), /no row x/],
  ['a search without an index', (world) => sampleMembers(world).by('name', 'Ann'), /no index on name/],
  [
    'one row of many',
    (world) => sampleMembers(world).oneBy('inviter', 'ann'),
    /not declare inviter as unique/,
  ],
  [
    'data that JSON would lose',
    (world) => sampleMembers(world).insert({ id: 'x', phone: '7', name: new Date(0) as unknown as string }),
    /sample x\.name is not plain data/,
  ],
])('throws a specific error for %s', (_, run, message) => {
  const world = sampleWorld();
  write(world, () => sampleMembers(world).insert(ann));
  expect(() => write(world, () => run(world))).toThrow(message);
  expect(sampleMembers(world).all()).toEqual([ann]);
});

test('rejects a write outside a command', () => {
  const world = sampleWorld();
  expect(() => sampleMembers(world).insert(ann)).toThrow(/outside a command/);
});

type Step =
  | { readonly do: 'put'; readonly id: string; readonly phone: string; readonly inviter: string | undefined }
  | { readonly do: 'remove'; readonly id: string };

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('put' as const),
    id,
    phone: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    inviter: fc.option(id, { nil: undefined }),
  }),
  fc.record({ do: fc.constant('remove' as const), id }),
);

/** Applies the step unless the table's rules forbid it; the model is a plain map of rows. */
function apply(world: World, model: Map<string, SampleMember>, chosen: Step): void {
  const members = sampleMembers(world);
  const known = model.get(chosen.id);
  if (chosen.do === 'remove') {
    if (!known) return;
    members.remove(chosen.id);
    model.delete(chosen.id);
    return;
  }
  const { id: rowId, phone, inviter } = chosen;
  if ([...model.values()].some((row) => row.phone === phone && row.id !== rowId)) return;
  model.set(rowId, { id: rowId, phone, ...(inviter !== undefined && { inviter }) });
  if (known) members.update(rowId, { phone, inviter });
  else members.insert({ id: rowId, phone, ...(inviter !== undefined && { inviter }) });
}

function expectAgreement(world: World, model: ReadonlyMap<string, SampleMember>): void {
  const members = sampleMembers(world);
  expect(new Set(members.all())).toEqual(new Set(model.values()));
  expect(members.count).toBe(model.size);
  for (const row of model.values()) {
    expect(members.get(row.id)).toEqual(row);
    expect(members.oneBy('phone', row.phone)).toEqual(row);
  }
  for (const inviter of ['a', 'b', 'c', 'd', 'e'])
    expect(new Set(members.by('inviter', inviter).map((row) => row.id))).toEqual(
      new Set([...model.values()].filter((row) => row.inviter === inviter).map((row) => row.id)),
    );
}

test('agrees with a plain map inside a command, after its commit and after a rollback', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(step, { maxLength: 8 }), fc.boolean()), { maxLength: 8 }),
      (commands) => {
        const world = sampleWorld();
        let model = new Map<string, SampleMember>();
        for (const [steps, isUndone] of commands) {
          const inside = new Map(model);
          const before = sampleMembers(world).all();
          try {
            write(world, () => {
              for (const chosen of steps) apply(world, inside, chosen);
              expectAgreement(world, inside);
              if (isUndone) throw new RangeError('undone');
            });
            model = inside;
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            expect(sampleMembers(world).all()).toEqual(before);
          }
          expectAgreement(world, model);
        }
      },
    ),
    { numRuns: runsOf(100, 300) },
  );
});
