/** `pnpm fonts:write`: writes the style sheet of the fallback fonts. */
import { writeFileSync } from 'node:fs';
import { fallbackFonts } from './fonts/fallback-fonts.ts';

writeFileSync(new URL('../packages/ui/src/theme/font-fallbacks.css', import.meta.url), fallbackFonts());
