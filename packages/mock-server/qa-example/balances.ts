/** A script: starts a simulator, creates a world, calls the contract, and stops. */
import { contract } from '@wallet/contract';
import type { WalletView } from '@wallet/contract/wallet';
import { createControl } from '@wallet/mock-server/control';
import { createServer } from '@wallet/mock-server/server';

const server = await createServer();
const baseUrl = await server.listen();
const world = await createControl({ baseUrl }).worlds.create({ scenario: 'default' });
const { token } = await world.members.signIn('0812345678');
const { path, responses } = contract.wallet.read;
const response = await fetch(baseUrl + path, {
  headers: { authorization: `Bearer ${token}`, 'x-player-client': 'web' },
});
const view: WalletView = responses[200].parse(await response.json());
const violations = await world.ledger.audit();
process.stdout.write(`${view.slots.length} game accounts, ${violations.length} violations\n`);
await server.close();
