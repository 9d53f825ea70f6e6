/** The tables of the database, and views for people (docs/mock.md, Keeping state). */

/** Marks a SQLite file as one of this simulator. */
export const applicationId = 0x77616c74;

/** Incremented with every change of the schema. */
export const schemaVersion = 1;

/**
 * A state belongs to one role: the present, the origin that `reset` restores, or a named save. The place of an entry is
 * the insertion order of its key. Additions are items appended to a list since its last full write. `clock_set_before`
 * is the number of the first journal entry since the clock was set.
 */
export const schema = `
CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE worlds (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  seed TEXT NOT NULL,
  market TEXT NOT NULL,
  clock_set_before INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE states (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  world TEXT NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('origin', 'present', 'save')),
  name TEXT NOT NULL,
  saved_at INTEGER,
  clock TEXT NOT NULL,
  UNIQUE (world, role, name)
);
CREATE TABLE entries (
  state INTEGER NOT NULL REFERENCES states (id) ON DELETE CASCADE,
  map TEXT NOT NULL,
  key TEXT NOT NULL,
  place INTEGER NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (state, map, key)
) WITHOUT ROWID;
CREATE TABLE additions (
  state INTEGER NOT NULL REFERENCES states (id) ON DELETE CASCADE,
  map TEXT NOT NULL,
  key TEXT NOT NULL,
  length_before INTEGER NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (state, map, key, length_before)
) WITHOUT ROWID;
CREATE TABLE journal (
  world TEXT NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  member TEXT,
  input TEXT,
  outcome TEXT NOT NULL,
  detail TEXT,
  changes INTEGER NOT NULL,
  PRIMARY KEY (world, n)
) WITHOUT ROWID;

CREATE VIEW present AS
  SELECT states.world, entries.map, entries.key, entries.value
  FROM entries JOIN states ON states.id = entries.state
  WHERE states.role = 'present';
CREATE VIEW commands AS
  SELECT world, n, datetime(at / 1000, 'unixepoch') AS time, kind, name, member, outcome, changes, input
  FROM journal WHERE changes > 0;
CREATE VIEW postings AS
  SELECT present.world, json_extract(present.value, '$.id') AS transaction_id,
    datetime(json_extract(present.value, '$.at') / 1000, 'unixepoch') AS time,
    json_extract(present.value, '$.kind') AS kind, json_extract(present.value, '$.cause') AS cause,
    json_extract(present.value, '$.memberId') AS member,
    json_extract(posting.value, '$.account') AS account, json_extract(posting.value, '$.amount') AS satang
  FROM present, json_each(present.value, '$.postings') AS posting
  WHERE present.map = 'table/ledger';
CREATE VIEW uploads AS
  SELECT world, key AS name, json_extract(value, '$.memberId') AS member, json_extract(value, '$.type') AS type,
    json_extract(value, '$.size') AS bytes, json_extract(value, '$.content') AS base64
  FROM present WHERE map = 'table/chatFiles';
`;
