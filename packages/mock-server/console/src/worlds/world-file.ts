import type { WorldFile } from '@wallet/mock-server/world/world-file-schema';
import type { ControlledWorld } from '../api/connection.ts';
import { saveFile } from '../shell/copy-text.ts';

/** Saves all data of a world as one file. */
export async function saveWorldFile(world: ControlledWorld): Promise<void> {
  saveFile(`world-${world.id}.json`, JSON.stringify(await world.exportFile()));
}

/** Reads a world file; the simulator validates its content. */
export const readWorldFile = async (file: File): Promise<WorldFile> =>
  JSON.parse(await file.text()) as WorldFile;
