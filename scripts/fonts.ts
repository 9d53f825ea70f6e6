/** `pnpm fonts:write`: writes the style sheet of the fallback fonts. */
import { writeFileSync } from 'node:fs';
import { fallbackFonts } from './fonts/fallback-fonts.ts';

writeFileSync(new URL('../packages/ui/src/theme/stand-ins.css', import.meta.url), fallbackFonts());
