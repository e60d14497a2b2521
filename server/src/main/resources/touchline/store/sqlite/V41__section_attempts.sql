-- More attempts at each exercise of an assignment for everybody in a section.
CREATE TABLE section_attempts (
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  section    TEXT    NOT NULL CHECK (length(section) BETWEEN 1 AND 100),
  more       INTEGER NOT NULL CHECK (more BETWEEN 1 AND 1000),
  given_by   INTEGER NOT NULL REFERENCES account (id),
  given_at   TEXT    NOT NULL,
  PRIMARY KEY (assignment, section)
) STRICT, WITHOUT ROWID;
