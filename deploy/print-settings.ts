/** Prints the settings and the brand as JSON for the build. Wrong settings: a sentence each, and exit code 2. */
import { readBrand } from './brand.ts';
import { readAppSettings, SettingsError } from './settings.ts';

try {
  const settings = readAppSettings(process.env);
  process.stdout.write(JSON.stringify({ settings, brand: readBrand(settings.VITE_BRAND) }));
} catch (error) {
  // A system call fails for a reason of the machine, such as a file that is not readable.
  if (!(error instanceof Error) || !(error instanceof SettingsError || 'syscall' in error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
