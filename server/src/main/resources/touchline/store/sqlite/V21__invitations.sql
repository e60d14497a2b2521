-- Students who were invited together: by mail, or with links in a file or on a sheet.
CREATE TABLE invite_batch (
  id      INTEGER PRIMARY KEY,
  course  INTEGER NOT NULL REFERENCES course (id),
  made_by INTEGER NOT NULL REFERENCES account (id),
  made_at TEXT    NOT NULL,
  -- Empty for the whole course.
  section TEXT    NOT NULL CHECK (length(section) <= 100),
  way     TEXT    NOT NULL CHECK (way IN ('mail', 'links'))
) STRICT;

CREATE INDEX invite_batch_by_course ON invite_batch (course, id);

-- What became of the invitation of each of them.
CREATE TABLE invite (
  batch   INTEGER NOT NULL REFERENCES invite_batch (id),
  account INTEGER NOT NULL REFERENCES account (id),
  state   TEXT    NOT NULL CHECK (state IN ('waiting', 'sent', 'failed', 'unknown', 'made')),
  PRIMARY KEY (batch, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX invite_by_account ON invite (account, batch);

-- Letters by the hundred wait behind the others, and say which batch they are of. A letter can also
-- invite somebody who comes with the code of a course, and say what is new.
CREATE TABLE outbox_with_batches (
  id        INTEGER PRIMARY KEY,
  kind      TEXT    NOT NULL
    CHECK (kind IN ('invitation', 'reset', 'address', 'notice', 'joining', 'news')),
  account   INTEGER NOT NULL REFERENCES account (id),
  address   TEXT    NOT NULL CHECK (length(address) <= 200),
  queued_at INTEGER NOT NULL,
  failures  INTEGER NOT NULL DEFAULT 0,
  -- When it is tried; while it is being sent, when somebody else may.
  try_at    INTEGER NOT NULL,
  bulk      INTEGER NOT NULL DEFAULT 0 CHECK (bulk IN (0, 1)),
  batch     INTEGER REFERENCES invite_batch (id),
  -- The course that its reader joins with the link.
  joins     INTEGER REFERENCES course (id),
  -- Of news, which are written when they happen.
  subject   TEXT    CHECK (length(subject) <= 300),
  words     TEXT    CHECK (length(words) <= 20000)
) STRICT;

INSERT INTO outbox_with_batches (id, kind, account, address, queued_at, failures, try_at)
SELECT id, kind, account, address, queued_at, failures, try_at FROM outbox;

DROP TABLE outbox;

ALTER TABLE outbox_with_batches RENAME TO outbox;

CREATE INDEX outbox_by_time ON outbox (bulk, try_at, id);
CREATE INDEX outbox_by_batch ON outbox (batch) WHERE batch IS NOT NULL;
CREATE INDEX outbox_by_account ON outbox (account);

-- When the next of many letters may be sent, by the clock of the database: a mail server takes only
-- so many a minute, however many servers of this site send. No row before the first of them.
CREATE TABLE mail_pace (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  next_at INTEGER NOT NULL
) STRICT;

-- The course that is joined with the link.
ALTER TABLE invitation ADD COLUMN joins INTEGER REFERENCES course (id);

-- Courses whose code makes accounts, too.
CREATE TABLE sign_up_rule (
  course  INTEGER PRIMARY KEY REFERENCES course (id),
  -- Parts of mail addresses after the @, with blanks between; empty if any address does.
  domains TEXT    NOT NULL CHECK (length(domains) <= 1000)
) STRICT;
