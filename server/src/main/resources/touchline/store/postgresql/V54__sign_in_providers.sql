-- Who at a sign-in provider is which account here. Nobody is known by a mail address: only by the
-- word that the provider gives to nobody else.
CREATE TABLE provider_identity (
  issuer    WORDS NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
  subject   WORDS NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  account   BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  linked_at WORDS NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (account, issuer)
);

-- Who is on the way to the provider and back.
CREATE TABLE provider_journey (
  state_sha256   WORDS PRIMARY KEY CHECK (length(state_sha256) = 64),
  browser_sha256 WORDS NOT NULL CHECK (length(browser_sha256) = 64),
  -- Where to go afterwards, an address of this site.
  next           WORDS NOT NULL CHECK (next LIKE '/%'),
  -- Who links their account; null for who signs in.
  account        BIGINT REFERENCES account (id) ON DELETE CASCADE,
  is_new         SMALLINT NOT NULL CHECK (is_new IN (0, 1)),
  expires_at     WORDS NOT NULL
);

CREATE INDEX provider_journey_by_end ON provider_journey (expires_at);
CREATE INDEX provider_journey_by_account ON provider_journey (account);
