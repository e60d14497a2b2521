-- Exercises that instructors write on a page. The folder is a zip of bounded size.
CREATE TABLE exercise_draft (
  id         INTEGER PRIMARY KEY,
  account    INTEGER NOT NULL REFERENCES account (id),
  title      TEXT    NOT NULL,
  folder     BLOB    NOT NULL,
  revision   INTEGER NOT NULL CHECK (revision >= 1),
  created_at TEXT    NOT NULL,
  changed_at TEXT    NOT NULL
) STRICT;

CREATE INDEX exercise_draft_by_account ON exercise_draft (account, changed_at);

-- What was published of them, with what its programs answered: work is marked by the latest version.
CREATE TABLE exercise_edition (
  draft   INTEGER NOT NULL REFERENCES exercise_draft (id),
  number  INTEGER NOT NULL CHECK (number >= 1),
  sha256  TEXT    NOT NULL CHECK (length(sha256) = 64),
  folder  BLOB    NOT NULL,
  answers BLOB    NOT NULL,
  made_at TEXT    NOT NULL,
  made_by INTEGER NOT NULL REFERENCES account (id),
  PRIMARY KEY (draft, number)
) STRICT;

-- In which courses a published one can be assigned.
CREATE TABLE exercise_course (
  course INTEGER NOT NULL REFERENCES course (id),
  draft  INTEGER NOT NULL REFERENCES exercise_draft (id),
  PRIMARY KEY (course, draft)
) STRICT, WITHOUT ROWID;

CREATE INDEX exercise_course_by_draft ON exercise_course (draft);
