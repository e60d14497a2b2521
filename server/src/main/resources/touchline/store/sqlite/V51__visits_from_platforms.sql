-- Somebody who has come from a platform, until they have gone on; what the platform said, as it was
-- checked. Whoever holds the secret is in the frame that it was shown in.
CREATE TABLE lti_visit (
  visit_sha256 TEXT    PRIMARY KEY CHECK (length(visit_sha256) = 64),
  platform     INTEGER NOT NULL REFERENCES lti_platform (id),
  account      INTEGER NOT NULL REFERENCES account (id),
  claims       TEXT    NOT NULL CHECK (length(claims) <= 60000),
  expires_at   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX lti_visit_by_end ON lti_visit (expires_at);
CREATE INDEX lti_visit_by_account ON lti_visit (account);

-- What opens the site outside the frame, once.
CREATE TABLE lti_pass (
  pass_sha256 TEXT    PRIMARY KEY CHECK (length(pass_sha256) = 64),
  account     INTEGER NOT NULL REFERENCES account (id),
  path        TEXT    NOT NULL CHECK (length(path) <= 300),
  expires_at  TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX lti_pass_by_end ON lti_pass (expires_at);
CREATE INDEX lti_pass_by_account ON lti_pass (account);
