-- Who at a sign-in provider is which account here. Nobody is known by a mail address: only by the
-- word that the provider gives to nobody else.
CREATE TABLE provider_identity (
  issuer    TEXT    NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
  subject   TEXT    NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  account   INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  linked_at TEXT    NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (account, issuer)
) STRICT;

-- Who is on the way to the provider and back.
CREATE TABLE provider_journey (
  state_sha256   TEXT    PRIMARY KEY CHECK (length(state_sha256) = 64),
  browser_sha256 TEXT    NOT NULL CHECK (length(browser_sha256) = 64),
  -- Where to go afterwards, an address of this site.
  next           TEXT    NOT NULL CHECK (next LIKE '/%'),
  -- Who links their account; null for who signs in.
  account        INTEGER REFERENCES account (id) ON DELETE CASCADE,
  is_new         INTEGER NOT NULL CHECK (is_new IN (0, 1)),
  expires_at     TEXT    NOT NULL
) STRICT;

CREATE INDEX provider_journey_by_end ON provider_journey (expires_at);
CREATE INDEX provider_journey_by_account ON provider_journey (account);
