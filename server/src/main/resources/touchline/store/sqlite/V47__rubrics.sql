-- What staff look for in an exercise of an assignment: points, more or less, and a comment for whom
-- it is ticked.
CREATE TABLE rubric_item (
  id         INTEGER PRIMARY KEY,
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  exercise   TEXT    NOT NULL CHECK (exercise <> ''),
  points     REAL    NOT NULL CHECK (points BETWEEN -1000 AND 1000),
  words      TEXT    NOT NULL CHECK (length(words) BETWEEN 1 AND 500)
) STRICT;

CREATE INDEX rubric_item_by_exercise ON rubric_item (assignment, exercise, id);

-- Whose work an item is ticked for.
CREATE TABLE rubric_tick (
  item     INTEGER NOT NULL REFERENCES rubric_item (id),
  account  INTEGER NOT NULL REFERENCES account (id),
  given_by INTEGER NOT NULL REFERENCES account (id),
  given_at TEXT    NOT NULL,
  PRIMARY KEY (item, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX rubric_tick_by_account ON rubric_tick (account, item);
