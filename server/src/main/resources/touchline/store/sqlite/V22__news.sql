-- What staff tell a whole course.
CREATE TABLE announcement (
  id      INTEGER PRIMARY KEY,
  course  INTEGER NOT NULL REFERENCES course (id),
  account INTEGER NOT NULL REFERENCES account (id),
  title   TEXT    NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  text    TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 8000),
  at      TEXT    NOT NULL
) STRICT;

CREATE INDEX announcement_by_course ON announcement (course, at);

-- Up to when somebody has read what is new in a course.
CREATE TABLE news_seen (
  course  INTEGER NOT NULL REFERENCES course (id),
  account INTEGER NOT NULL REFERENCES account (id),
  seen_at TEXT    NOT NULL,
  PRIMARY KEY (course, account)
) STRICT, WITHOUT ROWID;

-- Who wants news by mail, and up to when they were told.
CREATE TABLE news_choice (
  account INTEGER PRIMARY KEY REFERENCES account (id),
  choice  TEXT    NOT NULL CHECK (choice IN ('once', 'daily')),
  told_at TEXT    NOT NULL
) STRICT;

-- The secret address at which a calendar program reads somebody's due dates.
CREATE TABLE calendar_feed (
  account      INTEGER PRIMARY KEY REFERENCES account (id),
  token_sha256 TEXT    NOT NULL UNIQUE CHECK (length(token_sha256) = 64),
  made_at      TEXT    NOT NULL
) STRICT;
