-- What people say about a student's exercise, or, with no exercise, about all of an assignment: a
-- comment, and points in the place of those that the program worked out.
CREATE TABLE feedback (
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER NOT NULL REFERENCES account (id),
  exercise   TEXT    NOT NULL,
  -- Null where the program's points stand.
  points     REAL    CHECK (points IS NULL OR (points >= 0 AND exercise <> '')),
  -- For the student to read.
  comment    TEXT    NOT NULL CHECK (length(comment) <= 2000),
  -- For staff.
  reason     TEXT    NOT NULL CHECK (length(reason) <= 500),
  given_by   INTEGER NOT NULL REFERENCES account (id),
  given_at   TEXT    NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision > 0),
  PRIMARY KEY (assignment, account, exercise)
) STRICT, WITHOUT ROWID;

-- More attempts at each exercise of an assignment for one person.
CREATE TABLE extra_attempts (
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER NOT NULL REFERENCES account (id),
  more       INTEGER NOT NULL CHECK (more BETWEEN 1 AND 1000),
  given_by   INTEGER NOT NULL REFERENCES account (id),
  given_at   TEXT    NOT NULL,
  PRIMARY KEY (assignment, account)
) STRICT, WITHOUT ROWID;

-- Whether students see no points of it, and no comments, until they are released.
ALTER TABLE assignment ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0 CHECK (is_held IN (0, 1));
