-- Kinds of work in a course, such as homework and exams, and what they count in its total.
CREATE TABLE category (
  id      INTEGER PRIMARY KEY,
  course  INTEGER NOT NULL REFERENCES course (id),
  name    TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Against the other categories; where all have 0, points are added up.
  weight  REAL    NOT NULL CHECK (weight BETWEEN 0 AND 1000),
  -- How many of a student's lowest marks in it are left out.
  dropped INTEGER NOT NULL CHECK (dropped BETWEEN 0 AND 100),
  UNIQUE (course, name)
) STRICT;

ALTER TABLE assignment ADD COLUMN category INTEGER REFERENCES category (id);

-- Of a column of the instructor's own, such as an exam: what it is worth. Null for assignments whose
-- exercises say so. Its marks are decisions, as those that stand in the place of the program's.
ALTER TABLE assignment ADD COLUMN own_points REAL CHECK (own_points > 0);

-- Whether who has no entry in such a column counts 0.
ALTER TABLE assignment ADD COLUMN blank_counts INTEGER NOT NULL DEFAULT 0
  CHECK (blank_counts IN (0, 1));

-- More time in every assignment of a course, in percent of the time from opening to due.
CREATE TABLE accommodation (
  course   INTEGER NOT NULL REFERENCES course (id),
  account  INTEGER NOT NULL REFERENCES account (id),
  percent  INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 400),
  reason   TEXT    NOT NULL CHECK (length(reason) <= 500),
  given_by INTEGER NOT NULL REFERENCES account (id),
  given_at TEXT    NOT NULL,
  PRIMARY KEY (course, account)
) STRICT, WITHOUT ROWID;
