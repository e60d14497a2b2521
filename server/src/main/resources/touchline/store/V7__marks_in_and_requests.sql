-- Marks from a file, between their preview and their taking over.
CREATE TABLE marks_upload (
  id          INTEGER PRIMARY KEY,
  course      INTEGER NOT NULL REFERENCES course (id),
  account     INTEGER NOT NULL REFERENCES account (id),
  file        BLOB    NOT NULL,
  reason      TEXT    NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  uploaded_at TEXT    NOT NULL
) STRICT;

-- A student asks that somebody looks at their points again.
CREATE TABLE regrade_request (
  id         INTEGER PRIMARY KEY,
  course     INTEGER NOT NULL REFERENCES course (id),
  assignment INTEGER NOT NULL REFERENCES assignment (id),
  account    INTEGER NOT NULL REFERENCES account (id),
  is_open    INTEGER NOT NULL CHECK (is_open IN (0, 1)),
  opened_at  TEXT    NOT NULL,
  UNIQUE (assignment, account)
) STRICT;

CREATE INDEX regrade_request_by_course ON regrade_request (course, is_open, id);

-- What was said about it, in order.
CREATE TABLE regrade_message (
  id      INTEGER PRIMARY KEY,
  request INTEGER NOT NULL REFERENCES regrade_request (id),
  account INTEGER NOT NULL REFERENCES account (id),
  text    TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  said_at TEXT    NOT NULL
) STRICT;

CREATE INDEX regrade_message_by_request ON regrade_message (request, id);

-- A person whose data was erased; the number stands where the name was.
ALTER TABLE account ADD COLUMN erased_at TEXT;
