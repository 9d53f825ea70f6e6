import { createContext, use } from 'react';
import type { Connection } from './connection.ts';

export const ConnectionContext = createContext<Connection | undefined>(undefined);

/** Returns the connection. Throws without a provider. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('There is no ConnectionContext above this component.');
  return connection;
}
