-- A person who signs in. What they hand in belongs to their learner, as with anybody.
CREATE TABLE account (
  id               INTEGER PRIMARY KEY,
  learner          INTEGER NOT NULL UNIQUE REFERENCES learner (id),
  -- Lower case, so that nobody gets a second account by holding the shift key.
  login            TEXT    NOT NULL UNIQUE CHECK (login = lower(login) AND length(login) BETWEEN 2 AND 100),
  name             TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Null until the person has chosen one through an invitation.
  password         TEXT    CHECK (password LIKE '$argon2id$%'),
  is_administrator INTEGER NOT NULL CHECK (is_administrator IN (0, 1)),
  created_at       TEXT    NOT NULL
) STRICT;

-- A browser in which somebody is signed in.
CREATE TABLE session (
  token_sha256 TEXT    PRIMARY KEY CHECK (length(token_sha256) = 64),
  account      INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  expires_at   TEXT    NOT NULL
) STRICT;

CREATE INDEX session_by_account ON session (account);

-- A link that works once: to choose a password, or, without an account, to become the first
-- administrator.
CREATE TABLE invitation (
  token_sha256 TEXT    PRIMARY KEY CHECK (length(token_sha256) = 64),
  account      INTEGER UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  expires_at   TEXT    NOT NULL
) STRICT;

-- Failed attempts to sign in, by what they have in common.
CREATE TABLE failed_sign_in (
  what     TEXT    PRIMARY KEY,
  attempts INTEGER NOT NULL CHECK (attempts > 0),
  last_at  TEXT    NOT NULL
) STRICT;
