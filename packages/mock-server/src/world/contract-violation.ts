/** Thrown when a response of the simulator violates its contract: a bug of the simulator. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
  readonly operation: string;
  readonly problem: string;

  constructor(operation: string, problem: string) {
    super(`${operation}: ${problem}`);
    this.operation = operation;
    this.problem = problem;
  }
}
