/** A binary heap with the least item first. */
export interface Heap<T> {
  readonly size: number;
  push(item: T): void;
  peek(): T | undefined;
  pop(): T | undefined;
}

export function createHeap<T extends object>(isLess: (a: T, b: T) => boolean): Heap<T> {
  const items: T[] = [];

  /** Moves the item at `index` towards the root until its parent is not greater. */
  function rise(index: number, item: T): void {
    let place = index;
    while (place > 0) {
      const parentPlace = (place - 1) >> 1;
      const parent = items[parentPlace];
      if (!parent || !isLess(item, parent)) break;
      items[place] = parent;
      place = parentPlace;
    }
    items[place] = item;
  }

  /** Moves an item from the root down until no child is less. */
  function sink(item: T): void {
    let place = 0;
    for (;;) {
      const left = items[2 * place + 1];
      const right = items[2 * place + 2];
      const isRight = left !== undefined && right !== undefined && isLess(right, left);
      const child = isRight ? right : left;
      if (!child || !isLess(child, item)) break;
      items[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    items[place] = item;
  }

  return {
    get size() {
      return items.length;
    },
    push(item) {
      items.push(item);
      rise(items.length - 1, item);
    },
    peek: () => items[0],
    pop() {
      const first = items[0];
      const last = items.pop();
      if (last && items.length > 0) sink(last);
      return first;
    },
  };
}
