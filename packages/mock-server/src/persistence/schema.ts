/** The tables of the database, and views for people (docs/keeping-state.md). */

/** Marks a SQLite file as one of this simulator. */
export const applicationId = 0x77616c74;

/** Incremented with every change of the schema. */
export const schemaVersion = 3;

/** Begins the names of rows in `meta` that belong to other parts. */
export const notePrefix = 'note:';

/**
 * The tables whose rows have a checksum of their other columns. Triggers add the checksums up in the seal. The checksum
 * comes first, so that SQLite finds it without reading a long value.
 */
export const sealedTables = ['meta', 'worlds', 'states', 'entries', 'additions', 'journal', 'steps'] as const;

const triggers = sealedTables
  .map((table) => {
    // Every command ends with an entry of the journal, so the entry counts the commit without a statement of its own.
    const count = table === 'journal' ? ', commits = commits + 1' : '';
    const changes = {
      INSERT: `rows = rows + 1, sum = sum + NEW.sum${count}`,
      UPDATE: 'sum = sum + NEW.sum - OLD.sum',
      DELETE: 'rows = rows - 1, sum = sum - OLD.sum',
    };
    return Object.entries(changes).map(
      ([event, change]) =>
        `CREATE TRIGGER ${table}_${event} AFTER ${event} ON ${table} BEGIN UPDATE seal SET ${change}; END;`,
    );
  })
  .flat()
  .join('\n');

/**
 * A state belongs to one role: the present, the origin that `reset` restores, a named save, or a keyframe of the history,
 * whose `saved_at` is its first entry. The place of an entry is the insertion order of its key. Additions are items
 * appended to a list since its last full write. `clock_set_before` is the number of the first journal entry since the
 * clock was set. A step has the writes of a commit. The steps of a journal entry are in its row; those without an entry
 * yet are in the table of steps.
 */
export const schema = `
CREATE TABLE seal (
  commits INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  sum INTEGER NOT NULL
);
INSERT INTO seal VALUES (0, 0, 0);
CREATE TABLE meta (
  sum INTEGER NOT NULL,
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE worlds (
  sum INTEGER NOT NULL,
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  seed TEXT NOT NULL,
  market TEXT NOT NULL,
  clock_set_before INTEGER NOT NULL
);
CREATE TABLE states (
  sum INTEGER NOT NULL,
  id INTEGER PRIMARY KEY,
  world TEXT NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('origin', 'present', 'save', 'frame')),
  name TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  clock TEXT NOT NULL,
  UNIQUE (world, role, name)
);
CREATE TABLE entries (
  sum INTEGER NOT NULL,
  state INTEGER NOT NULL REFERENCES states (id) ON DELETE CASCADE,
  map TEXT NOT NULL,
  key TEXT NOT NULL,
  place INTEGER NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (state, map, key)
) WITHOUT ROWID;
CREATE TABLE additions (
  sum INTEGER NOT NULL,
  state INTEGER NOT NULL REFERENCES states (id) ON DELETE CASCADE,
  map TEXT NOT NULL,
  key TEXT NOT NULL,
  length_before INTEGER NOT NULL,
  items TEXT NOT NULL,
  PRIMARY KEY (state, map, key, length_before)
) WITHOUT ROWID;
CREATE TABLE journal (
  sum INTEGER NOT NULL,
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
  steps TEXT,
  PRIMARY KEY (world, n)
) WITHOUT ROWID;
CREATE TABLE steps (
  sum INTEGER NOT NULL,
  world TEXT NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
  entry INTEGER NOT NULL,
  place INTEGER NOT NULL,
  step TEXT NOT NULL,
  PRIMARY KEY (world, entry, place)
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

${triggers}
`;
