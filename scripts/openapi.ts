/** Prints the contract as OpenAPI 3.1 JSON. */
import { describeContract } from '@wallet/mock-server/control/openapi';

process.stdout.write(`${JSON.stringify(describeContract(), undefined, 2)}\n`);
