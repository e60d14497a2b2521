-- What happens to accounts across the whole site, for administrators; old rows are removed.
CREATE TABLE security_event (
  id      INTEGER PRIMARY KEY,
  at      TEXT NOT NULL,
  -- Whose doing it was, or whose account was tried.
  account INTEGER NOT NULL REFERENCES account (id),
  -- Such as 'signed in' or 'administrator'.
  what    TEXT NOT NULL CHECK (what <> ''),
  subject TEXT NOT NULL,
  after   TEXT NOT NULL
) STRICT;

CREATE INDEX security_event_by_time ON security_event (at);

INSERT INTO security_event (at, account, what, subject, after)
SELECT at, account, what, subject, after FROM audit
WHERE course IS NULL AND account IS NOT NULL ORDER BY id;
