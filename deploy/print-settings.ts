/** Prints the settings and the brand as JSON for the build. Wrong settings: a sentence each, and exit code 2. */
import { readBrand } from './brand.ts';
import { readAppSettings, SettingsError } from './settings.ts';

try {
  const settings = readAppSettings(process.env);
  process.stdout.write(JSON.stringify({ settings, brand: readBrand(settings.VITE_BRAND) }));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
