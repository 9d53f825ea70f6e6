import * as z from 'zod/mini';
import { providers } from './provider.ts';

/** The code of a game provider. */
export const Slot = z.enum(providers.map(({ code }) => code));
