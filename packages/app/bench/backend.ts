/** The simulated servers: available or not. */
export interface Outage {
  /** Milliseconds of the virtual clock. */
  readonly from: number;
  readonly to: number;
}

export interface Backend {
  readonly outage: Outage | undefined;
}

export const always: Backend = { outage: undefined };

export const isUp = ({ outage }: Backend, at: number): boolean =>
  outage === undefined || at < outage.from || at >= outage.to;
