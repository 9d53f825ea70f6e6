/** Prints the contract as OpenAPI 3.1 JSON. */
import { describeContract } from '@wallet/mock-server/control/openapi';
import { print } from '@wallet/mock-server/cli/print';

print(JSON.stringify(describeContract(), undefined, 2));
