/** Every call as data, so that a page can be made from them without the rules behind them. */
import { operations } from '@wallet/contract';
import * as z from 'zod/mini';
import { findAction } from '../domains/actions.ts';
import type { Plain } from '../world/plain.ts';
import type { ControlHandlers } from './handler.ts';
import { controlRoutes } from './control.contract.ts';

const bodySchema = (body: z.ZodMiniType): Plain =>
  // Copied, because the schema has methods of its own beside its data.
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
