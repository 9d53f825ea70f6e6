/** `pnpm fonts:write`: writes the style sheet of the fallback fonts. */
import { writeFileSync } from 'node:fs';
<<<<<<< HEAD
import { fallbackFonts } from './fonts/fallback-fonts.ts';

writeFileSync(new URL('../packages/ui/src/theme/font-fallbacks.css', import.meta.url), fallbackFonts());
=======
import { fontFallbacks } from './fonts/fallbacks.ts';

writeFileSync(new URL('../packages/ui/src/theme/font-fallbacks.css', import.meta.url), fontFallbacks());
>>>>>>> 6a6349f (refactor(ui): components and hooks of base carry the names of the field; fixtures for samples)
