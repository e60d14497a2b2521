-- Who was taken out of a course. What they did there stays, and is theirs to export.
CREATE TABLE former_member (
  course       INTEGER NOT NULL REFERENCES course (id),
  account      INTEGER NOT NULL REFERENCES account (id),
  role         TEXT    NOT NULL CHECK (role IN ('student', 'assistant', 'instructor', 'owner')),
  section      TEXT    NOT NULL CHECK (length(section) <= 100),
  joined_at    TEXT    NOT NULL,
  taken_out_at TEXT    NOT NULL,
  PRIMARY KEY (course, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_member_by_account ON former_member (account, course);
