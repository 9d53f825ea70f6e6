/** Writes docs/state-machines.md from the machines in code. */
import { writeFileSync } from 'node:fs';
import { stateMachinesPage } from '@wallet/mock-server/control/state-diagrams';

writeFileSync(new URL('../docs/state-machines.md', import.meta.url), stateMachinesPage());
