/** `pnpm fonts:write`: writes what stands in for the fonts while they are on their way. */
import { writeFileSync } from 'node:fs';
import { standIns } from './fonts/stand-ins.ts';

writeFileSync(new URL('../packages/ui/src/theme/stand-ins.css', import.meta.url), standIns());
