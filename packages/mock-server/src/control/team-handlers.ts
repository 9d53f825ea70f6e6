import type { ControlHandlers } from './handler.ts';

export const teamHandlers: ControlHandlers<'team'> = {
  me: ({ person }) => (person ? { name: person.name, role: person.role } : {}),
  audit: ({ context, query }) => [...(context.team?.audit.list(query.from) ?? [])],
};
