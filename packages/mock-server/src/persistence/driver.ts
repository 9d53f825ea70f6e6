/** The driver of SQLite. */
import type Libsql from 'libsql';

export type Database = Libsql.Database;
export type Driver = typeof Libsql;

/** A lazy import, so that an in-memory simulator needs no prebuilt SQLite. */
export const loadDriver = async (): Promise<Driver> => (await import('libsql')).default;
