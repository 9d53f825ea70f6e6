/** A virtual clock of one player in milliseconds: planned functions run in order, without real time. */
interface Planned {
  readonly at: number;
  readonly run: () => void;
  isOff: boolean;
}

export class Timeline {
  now: number;
  /** In the order of their times. */
  private readonly plans: Planned[] = [];

  constructor(start: number) {
    this.now = Math.ceil(start);
  }

  /** Plans a function; returns a cancel function. */
  after(milliseconds: number, run: () => void): () => void {
    // Browsers round timers to whole milliseconds.
    const planned: Planned = { at: Math.ceil(this.now + milliseconds), run, isOff: false };
    const before = this.plans.findLastIndex(({ at }) => at <= planned.at);
    this.plans.splice(before + 1, 0, planned);
    return () => void (planned.isOff = true);
  }

  /** Runs everything planned before the end. */
  runUntil(end: number): void {
    for (let first = this.plans[0]; first && first.at < end; first = this.plans[0]) {
      this.plans.shift();
      if (first.isOff) continue;
      this.now = first.at;
      first.run();
    }
    this.now = end;
  }
}
