/** Prints the settings of the environment as JSON, for the build; where some are wrong, says which and ends with 2. */
import { readAppSettings, WrongSettings } from './settings.ts';

try {
  process.stdout.write(JSON.stringify(readAppSettings(process.env)));
} catch (error) {
  if (!(error instanceof WrongSettings)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
