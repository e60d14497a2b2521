-- Somebody on the list of a course of a platform, as it was read last.
CREATE TABLE lti_member (
  context INTEGER NOT NULL REFERENCES lti_context (id),
  account INTEGER NOT NULL REFERENCES account (id),
  subject TEXT    NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  role    TEXT    NOT NULL CHECK (role IN ('student', 'assistant', 'instructor', 'owner')),
  -- When they stood there no longer; null while they do. Here they stay.
  left_at TEXT,
  PRIMARY KEY (context, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX lti_member_by_account ON lti_member (account);

-- When the list of a course of a platform is to be read again, and was read last.
CREATE TABLE lti_roster (
  context INTEGER PRIMARY KEY REFERENCES lti_context (id),
  -- In milliseconds, by the clock of the database.
  due_at  INTEGER NOT NULL,
  read_at TEXT,
  -- Why it could not be read since; empty if it could.
  problem TEXT    NOT NULL CHECK (length(problem) <= 500)
) STRICT;
