import { describe, expect, it } from 'vitest';
import { defineMachine } from './machine.ts';

const door = defineMachine({
  name: 'door',
  states: ['OPEN', 'SHUT', 'WALLED UP'],
  transitions: {
    OPEN: { SHUT: { when: 'the wind blows', action: 'door.shut', params: { hard: true } } },
    SHUT: { OPEN: { when: 'somebody comes' }, 'WALLED UP': { when: 'nobody ever comes' } },
  },
});

describe('a machine', () => {
  it('allows only the transitions of its table', () => {
    const legal = door.states.map((from) => door.states.filter((to) => door.canBecome(from, to)));
    expect(legal).toEqual([['SHUT'], ['OPEN', 'WALLED UP'], []]);
    expect(door.states.filter((state) => door.transitionsFrom(state).length === 0)).toEqual(['WALLED UP']);
  });

  it('lists the transitions with their triggers', () => {
    expect(door.transitionsFrom('OPEN')).toEqual([
      { to: 'SHUT', when: 'the wind blows', action: 'door.shut', params: { hard: true } },
    ]);
  });

  it('names both states when it rejects a transition', () => {
    expect(() => door.requireTransition('SHUT', 'OPEN')).not.toThrow();
    expect(() => door.requireTransition('OPEN', 'OPEN')).toThrow('A door that is OPEN cannot become OPEN.');
    expect(() => door.requireTransition('WALLED UP', 'OPEN')).toThrow(
      'A door that is WALLED UP cannot become OPEN.',
    );
  });
});
