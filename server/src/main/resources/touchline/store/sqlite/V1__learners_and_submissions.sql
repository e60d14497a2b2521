-- A learner is whoever holds the token in the cookie; nothing else is known about them.
CREATE TABLE learner (
  id           INTEGER PRIMARY KEY,
  token_sha256 TEXT    NOT NULL UNIQUE CHECK (length(token_sha256) = 64),
  created_at   TEXT    NOT NULL
) STRICT;

-- An answer as it was typed, with all that is needed to mark it again, and its verdict.
CREATE TABLE submission (
  id              INTEGER PRIMARY KEY,
  learner         INTEGER NOT NULL REFERENCES learner (id),
  exercise        TEXT    NOT NULL CHECK (exercise <> ''),
  content_version TEXT    NOT NULL CHECK (content_version <> ''),
  seed            INTEGER NOT NULL CHECK (seed BETWEEN 1 AND 2147483647),
  raw_x           TEXT    NOT NULL CHECK (length(raw_x) <= 200),
  raw_y           TEXT    NOT NULL CHECK (length(raw_y) <= 200),
  x               REAL    NOT NULL,
  y               REAL    NOT NULL,
  outcome         TEXT    NOT NULL CHECK (outcome IN ('right', 'wrong')),
  mistakes        TEXT    NOT NULL CHECK (outcome = 'wrong' OR mistakes = ''),
  received_at     TEXT    NOT NULL
) STRICT;

-- A learner's attempts at an exercise, newest first, and their number.
CREATE INDEX submission_by_learner ON submission (learner, exercise, id);
