import { describe, expect, it } from 'vitest';
import { defineMachine } from './machine.ts';

const door = defineMachine({
  name: 'door',
  initial: 'OPEN',
  states: ['OPEN', 'SHUT', 'WALLED UP'],
  moves: {
    OPEN: { SHUT: { when: 'the wind blows', verb: 'door.shut', with: { hard: true } } },
    SHUT: { OPEN: { when: 'somebody comes' }, 'WALLED UP': { when: 'nobody ever comes' } },
  },
});

describe('a machine', () => {
  it('makes the moves of its table and no others', () => {
    const legal = door.states.map((from) => door.states.filter((to) => door.canMove(from, to)));
    expect(legal).toEqual([['SHUT'], ['OPEN', 'WALLED UP'], []]);
    expect(door.states.filter((state) => door.isFinal(state))).toEqual(['WALLED UP']);
  });

  it('tells by what a thing moves', () => {
    expect(door.movesFrom('OPEN')).toEqual([
      { to: 'SHUT', when: 'the wind blows', verb: 'door.shut', with: { hard: true } },
    ]);
  });

  it('says why a move is refused', () => {
    expect(() => door.requireMove('SHUT', 'OPEN')).not.toThrow();
    expect(() => door.requireMove('OPEN', 'OPEN')).toThrow('A door that is OPEN cannot become OPEN.');
    expect(() => door.requireMove('WALLED UP', 'OPEN')).toThrow(
      'A door that is WALLED UP cannot become OPEN.',
    );
  });
});
