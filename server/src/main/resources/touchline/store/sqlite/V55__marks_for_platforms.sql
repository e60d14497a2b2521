-- A mark that a learning platform is to have: what is wanted there, and what became of it.
CREATE TABLE lti_score (
  id           INTEGER PRIMARY KEY,
  link         INTEGER NOT NULL REFERENCES lti_link (id),
  account      INTEGER NOT NULL REFERENCES account (id),
  -- Where it goes; a link can get another one.
  line_item    TEXT    NOT NULL CHECK (length(line_item) BETWEEN 1 AND 1000),
  points       REAL    NOT NULL CHECK (points >= 0),
  worth        REAL    NOT NULL CHECK (worth > 0),
  -- Of its last change, in seconds since 1970; the platform takes a mark only with a later one.
  stamp        INTEGER NOT NULL CHECK (stamp > 0),
  -- A refused one is tried again now and then; one that is gone here is left as it is there.
  state        TEXT    NOT NULL CHECK (state IN ('waiting', 'sent', 'refused', 'gone')),
  -- In milliseconds, by the clock of the database: not before then, and not while somebody has it.
  try_at       INTEGER NOT NULL,
  leased_until INTEGER NOT NULL,
  failures     INTEGER NOT NULL CHECK (failures >= 0),
  -- Why it was not taken; empty if it was.
  problem      TEXT    NOT NULL CHECK (length(problem) <= 500),
  sent_at      TEXT,
  -- The points that the platform showed when it was asked last, in the measure of this site.
  shown        REAL,
  UNIQUE (link, account)
) STRICT;

CREATE INDEX lti_score_by_account ON lti_score (account);
CREATE INDEX lti_score_due ON lti_score (try_at, id) WHERE state IN ('waiting', 'refused');

-- When the marks that a platform shows for a link are to be read again, and were read last.
CREATE TABLE lti_reading (
  link    INTEGER PRIMARY KEY REFERENCES lti_link (id),
  -- In milliseconds; null for when nothing was sent since.
  due_at  INTEGER,
  read_at TEXT,
  problem TEXT    NOT NULL CHECK (length(problem) <= 500)
) STRICT;

-- A platform that does not answer is left alone for a while, whatever it is to be asked.
CREATE TABLE lti_pause (
  platform INTEGER PRIMARY KEY REFERENCES lti_platform (id),
  until_at INTEGER NOT NULL,
  failures INTEGER NOT NULL CHECK (failures > 0),
  problem  TEXT    NOT NULL CHECK (length(problem) <= 500),
  since_at TEXT    NOT NULL
) STRICT;
