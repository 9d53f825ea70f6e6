/** All calls as data, so that a page can render them without importing the rules. */
import { operations } from '@wallet/contract';
import * as z from 'zod/mini';
import { findAction } from '../domains/actions.ts';
import type { Plain } from '../world/plain.ts';
import type { ControlHandlers } from './handler.ts';
import { controlRoutes } from './control.contract.ts';

export const bodySchema = (body: z.ZodMiniType): Plain =>
  // A copy without the methods of the schema.
  JSON.parse(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))) as Plain;

export const callHandlers: ControlHandlers<'calls'> = {
  list: () => ({
    product: operations.map(({ id, method, path, metadata }) => ({
      id,
      method,
      path,
      isSafe: metadata.safe,
    })),
    control: controlRoutes.map(({ id, method, path }) => {
      const action = findAction(id);
      return { id, method, path, ...(action && { title: action.title, body: bodySchema(action.body) }) };
    }),
  }),
};
