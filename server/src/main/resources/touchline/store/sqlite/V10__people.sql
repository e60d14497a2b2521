-- Who said that the work of a browser without an account is not theirs: they are not asked again.
CREATE TABLE not_mine (
  learner INTEGER NOT NULL REFERENCES learner (id),
  account INTEGER NOT NULL REFERENCES account (id),
  said_at TEXT    NOT NULL,
  PRIMARY KEY (learner, account)
) STRICT, WITHOUT ROWID;

-- Extensions were logged with names; the log names people by their numbers, so that who was erased
-- is not named. A name that two in the course have stays as it was.
DROP TRIGGER audit_is_not_changed;

UPDATE audit SET subject = (
  SELECT substr(audit.subject, 1, length(audit.subject) - length(account.name)) || 'account '
    || account.id
  FROM member JOIN account ON account.id = member.account
  WHERE member.course = audit.course AND substr(audit.subject,
    length(audit.subject) - length(account.name) - 1) = ', ' || account.name)
WHERE what = 'extension' AND (
  SELECT count(*) FROM member JOIN account ON account.id = member.account
  WHERE member.course = audit.course AND substr(audit.subject,
    length(audit.subject) - length(account.name) - 1) = ', ' || account.name) = 1;

-- Rows stay as they are, but for the words about somebody who was erased.
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
WHEN new.id <> old.id OR new.at <> old.at OR new.account IS NOT old.account
  OR new.course IS NOT old.course OR new.what <> old.what OR new.subject <> old.subject
  OR NOT EXISTS (SELECT 1 FROM account WHERE erased_at IS NOT NULL
    AND (old.subject = 'account ' || id OR old.subject LIKE '% account ' || id))
BEGIN SELECT raise(ABORT, 'audit is only added to'); END;

-- What a person's programs show at the API instead of a password; they may do what the person may.
CREATE TABLE account_token (
  id           INTEGER PRIMARY KEY,
  account      INTEGER NOT NULL REFERENCES account (id),
  name         TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  token_sha256 TEXT    NOT NULL UNIQUE CHECK (length(token_sha256) = 64),
  made_at      TEXT    NOT NULL,
  -- To the hour, so that using it is not writing; null before it was used.
  used_at      TEXT,
  UNIQUE (account, name)
) STRICT;

-- Rises with every change, so that who edits an older one is told.
ALTER TABLE extension ADD COLUMN revision INTEGER NOT NULL DEFAULT 1 CHECK (revision > 0);

-- Where links go, if the site sends mail; null where only the login name is known.
ALTER TABLE account ADD COLUMN mail TEXT CHECK (length(mail) <= 200);

-- 1 when somebody opened a link that was sent there.
ALTER TABLE account ADD COLUMN mail_confirmed INTEGER NOT NULL DEFAULT 0
  CHECK (mail_confirmed IN (0, 1));

-- A link that was handed over goes on when another one is mailed.
CREATE TABLE invitation_of_several (
  token_sha256 TEXT    PRIMARY KEY CHECK (length(token_sha256) = 64),
  account      INTEGER REFERENCES account (id) ON DELETE CASCADE,
  expires_at   TEXT    NOT NULL,
  -- Null if it was handed over.
  mailed_to    TEXT
) STRICT;

INSERT INTO invitation_of_several SELECT token_sha256, account, expires_at, NULL FROM invitation;

DROP TABLE invitation;

ALTER TABLE invitation_of_several RENAME TO invitation;

CREATE INDEX invitation_by_account ON invitation (account);

CREATE INDEX account_by_mail ON account (mail) WHERE mail IS NOT NULL;

-- An address that counts once the link that was sent there is opened.
CREATE TABLE mail_change (
  token_sha256 TEXT    PRIMARY KEY CHECK (length(token_sha256) = 64),
  account      INTEGER NOT NULL UNIQUE REFERENCES account (id),
  address      TEXT    NOT NULL CHECK (length(address) <= 200),
  expires_at   TEXT    NOT NULL
) STRICT;

-- Mail that waits to be sent; the link in it is made when it is. Moments here are milliseconds since
-- 1970, by the clock of the database.
CREATE TABLE outbox (
  id        INTEGER PRIMARY KEY,
  kind      TEXT    NOT NULL CHECK (kind IN ('invitation', 'reset', 'address')),
  account   INTEGER NOT NULL REFERENCES account (id),
  address   TEXT    NOT NULL CHECK (length(address) <= 200),
  queued_at INTEGER NOT NULL,
  failures  INTEGER NOT NULL DEFAULT 0,
  -- When it is tried; while it is being sent, when somebody else may.
  try_at    INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_time ON outbox (try_at, id);
