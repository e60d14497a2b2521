-- The course whose roster made an account: until its owner has chosen a password, staff of that
-- course may make links for it. Null where an administrator made it, and for older accounts, of
-- which nobody knows.
ALTER TABLE account ADD COLUMN made_by_course INTEGER REFERENCES course (id);

-- Links with which a password can be chosen, so that the account's owner can read who made them.
CREATE TABLE link_made (
  id      INTEGER PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES account (id),
  made_by INTEGER NOT NULL REFERENCES account (id),
  made_at TEXT    NOT NULL
) STRICT;

CREATE INDEX link_made_by_account ON link_made (account, id);

-- Mail can say that such a link was made, too.
CREATE TABLE outbox_of_all (
  id        INTEGER PRIMARY KEY,
  kind      TEXT    NOT NULL CHECK (kind IN ('invitation', 'reset', 'address', 'notice')),
  account   INTEGER NOT NULL REFERENCES account (id),
  address   TEXT    NOT NULL CHECK (length(address) <= 200),
  queued_at INTEGER NOT NULL,
  failures  INTEGER NOT NULL DEFAULT 0,
  -- When it is tried; while it is being sent, when somebody else may.
  try_at    INTEGER NOT NULL
) STRICT;

INSERT INTO outbox_of_all (id, kind, account, address, queued_at, failures, try_at)
SELECT id, kind, account, address, queued_at, failures, try_at FROM outbox;

DROP TABLE outbox;

ALTER TABLE outbox_of_all RENAME TO outbox;

CREATE INDEX outbox_by_time ON outbox (try_at, id);
