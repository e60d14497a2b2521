CREATE TABLE course (
  id          INTEGER PRIMARY KEY,
  title       TEXT    NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  -- IANA name, such as Europe/Berlin: dates of the course are read and written in it.
  zone        TEXT    NOT NULL CHECK (zone <> ''),
  -- Null where nobody can join by themselves.
  join_code   TEXT    UNIQUE CHECK (length(join_code) = 8),
  is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1)),
  created_at  TEXT    NOT NULL
) STRICT;

CREATE TABLE member (
  course    INTEGER NOT NULL REFERENCES course (id),
  account   INTEGER NOT NULL REFERENCES account (id),
  role      TEXT    NOT NULL CHECK (role IN ('student', 'assistant', 'instructor', 'owner')),
  -- Empty for none. An assistant with one sees that section only.
  section   TEXT    NOT NULL CHECK (length(section) <= 100),
  joined_at TEXT    NOT NULL,
  PRIMARY KEY (course, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX member_by_account ON member (account, course);

-- A roster between its preview and its taking over.
CREATE TABLE roster_upload (
  id          INTEGER PRIMARY KEY,
  course      INTEGER NOT NULL REFERENCES course (id),
  account     INTEGER NOT NULL REFERENCES account (id),
  file        BLOB    NOT NULL,
  uploaded_at TEXT    NOT NULL
) STRICT;

-- Who changed what, when, from what to what; rows are only ever added.
CREATE TABLE audit (
  id      INTEGER PRIMARY KEY,
  at      TEXT    NOT NULL,
  -- Null for the program itself.
  account INTEGER REFERENCES account (id),
  course  INTEGER REFERENCES course (id),
  -- Such as 'role', 'archive', 'roster'.
  what    TEXT    NOT NULL CHECK (what <> ''),
  subject TEXT    NOT NULL,
  before  TEXT    NOT NULL,
  after   TEXT    NOT NULL
) STRICT;

CREATE INDEX audit_by_course ON audit (course, id);

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT raise(ABORT, 'audit is only added to'); END;

CREATE TRIGGER audit_is_not_shortened BEFORE DELETE ON audit
BEGIN SELECT raise(ABORT, 'audit is only added to'); END;
