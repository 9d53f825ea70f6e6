import * as z from 'zod/mini';
import { providers } from './provider.ts';

export const Slot = z.enum(providers.map(({ code }) => code));
