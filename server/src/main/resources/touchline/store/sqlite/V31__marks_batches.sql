-- Marks that were taken over at once, so that they can be taken back at once.
CREATE TABLE marks_batch (
  id       INTEGER PRIMARY KEY,
  course   INTEGER NOT NULL REFERENCES course (id),
  reason   TEXT    NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  taken_by INTEGER NOT NULL REFERENCES account (id),
  taken_at TEXT    NOT NULL,
  -- Null while they stand.
  back_by  INTEGER REFERENCES account (id),
  back_at  TEXT
) STRICT;

CREATE INDEX marks_batch_by_course ON marks_batch (course, id);

-- A cell of it, and the decision that stood there before.
CREATE TABLE marks_batch_cell (
  batch      INTEGER NOT NULL REFERENCES marks_batch (id),
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER NOT NULL REFERENCES account (id),
  -- That of the decision which the batch made: who decided since is not undone.
  revision   INTEGER NOT NULL CHECK (revision > 0),
  had        INTEGER NOT NULL CHECK (had IN (0, 1)),
  points     REAL    CHECK (points >= 0),
  reason     TEXT    NOT NULL CHECK (length(reason) <= 500),
  comment    TEXT    NOT NULL CHECK (length(comment) <= 2000),
  PRIMARY KEY (batch, assignment, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX marks_batch_cell_by_account ON marks_batch_cell (account);
