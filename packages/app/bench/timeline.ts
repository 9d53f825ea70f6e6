/** A virtual clock of one player in milliseconds: planned functions run in order, without real time. */
interface Planned {
  readonly at: number;
  readonly run: () => void;
  isOff: boolean;
}

export class Timeline {
  now: number;
  private readonly heap: Planned[] = [];

  constructor(start: number) {
    this.now = Math.ceil(start);
  }

  /** Plans a function; returns a cancel function. */
  after(milliseconds: number, run: () => void): () => void {
    // Browsers round timers to whole milliseconds.
    const planned: Planned = { at: Math.ceil(this.now + milliseconds), run, isOff: false };
    this.push(planned);
    return () => void (planned.isOff = true);
  }

  /** Runs everything planned before the end. */
  runUntil(end: number): void {
    for (let first = this.heap[0]; first && first.at < end; first = this.heap[0]) {
      this.pop();
      if (first.isOff) continue;
      this.now = first.at;
      first.run();
    }
    this.now = end;
  }

  private push(planned: Planned): void {
    const { heap } = this;
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as Planned;
      if (parent.at <= planned.at) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = planned;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop() as Planned;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && (heap[below + 1] as Planned).at < (heap[below] as Planned).at)
        below += 1;
      if ((heap[below] as Planned).at >= last.at) break;
      heap[at] = heap[below] as Planned;
      at = below;
    }
    heap[at] = last;
  }
}
