-- What staff say about lines of a method that was handed in; for its student to read.
CREATE TABLE annotation (
  id         INTEGER PRIMARY KEY,
  submission INTEGER NOT NULL REFERENCES code_submission (id),
  -- Lines of the source, from 1.
  first_line INTEGER NOT NULL CHECK (first_line BETWEEN 1 AND 100000),
  last_line  INTEGER NOT NULL CHECK (last_line BETWEEN first_line AND 100000),
  words      TEXT    NOT NULL CHECK (length(words) <= 2000),
  given_by   INTEGER NOT NULL REFERENCES account (id),
  given_at   TEXT    NOT NULL
) STRICT;

CREATE INDEX annotation_by_submission ON annotation (submission, last_line, id);
